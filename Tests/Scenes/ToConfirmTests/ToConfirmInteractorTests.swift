import Entities
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import ToConfirm

struct ToConfirmInteractorTests {
    private let library = FakeLibrary([
        .imported("Heat", 1995), .imported("Solaris", 1972, denied: [Aliases.noneOfFound]),
        LibraryItem(summary: .found("Yi Yi", 2000), isFavourite: true, added: 1),
    ])

    private func contents(_ availability: SourceAvailability = .live) async throws -> ToConfirmContents {
        try await ToConfirmDefaultInteractor(
            finder: TitleFinderStub(), library: library, availability: availability
        ).contents().get()
    }

    @Test func whatHasANameAloneWaitsUnlessSomebodyHasSaidThatItIsNoneOfWhatWasFound() async throws {
        let contents = try await contents()

        #expect(contents.waiting.map(\.title) == ["Heat"])
        #expect(contents.refused.map(\.title) == ["Solaris"])
        #expect(contents.kept.map(\.title) == ["Yi Yi"])
        #expect(contents.identified.isEmpty)
    }

    @Test func whereNoSourceHasSuchThingsNothingWaits() async throws {
        let contents = try await contents(SourceAvailability(open: [.lastFM: [.artist]], closed: [:]))

        #expect(contents.waiting.isEmpty && contents.refused.isEmpty)
    }

    @Test func whatASourceKnowsByAnIDDoesNotWait() async throws {
        let reader = SourceAvailability.Reader(.tmdb, reads: SourceID(rawValue: "letterboxd"), of: .movie)
        let contents = try await contents(
            SourceAvailability(open: [.tmdb: [.movie]], closed: [:], readers: [reader]))

        #expect(contents.waiting.isEmpty && contents.refused.isEmpty)
        let others: [LibrarySubject] = library.kept.map(\.id).filter { $0.source != SourceID.tmdb }
        #expect(contents.identified == Set(others))
    }

    @Test func whyNothingCanBeReadIsTold() async {
        library.close(because: .damaged(path: "/l"))

        await #expect(throws: LibraryFailure.damaged(path: "/l")) { _ = try await contents() }
    }
}

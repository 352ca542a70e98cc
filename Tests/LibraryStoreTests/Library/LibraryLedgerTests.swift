import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore

@MainActor
struct LibraryLedgerTests {
    private let library = FakeLibrary()
    private let ledger: LibraryLedger
    private let film = LibrarySummary(subject: .movie(MovieID(1)), title: "Yi Yi")
    private let artist = LibrarySubject.artist(ArtistID(name: "Björk"))

    init() {
        ledger = LibraryLedger(library)
    }

    @Test func whatIsOrderedIsUnderWayUntilItIsDone() async throws {
        library.hold()
        async let added: Void = ledger.addFavourite(film)
        #expect(await eventually { library.heldCount == 1 })
        #expect(ledger.underWay == [LibraryOrder(.addFavourite, title: "Yi Yi")])
        library.release()
        try await added
        #expect(ledger.underWay == [])
        #expect(ledger.failed == [])
        #expect(library.kept.count == 1)
    }

    @Test func whatFailsIsWrittenDownUntilItIsForgotten() async throws {
        _ = try await ledger.saveNote("words", about: film, startedFrom: nil)
        let record = try await ledger.delete(film.subject)
        library.fail(.busy(path: "/"))
        await #expect(throws: LibraryFailure.busy(path: "/")) { try await ledger.restore(record) }
        await #expect(throws: LibraryFailure.busy(path: "/")) { try await ledger.removeFavourites([artist]) }
        await #expect(throws: LibraryFailure.busy(path: "/")) {
            try await ledger.saveNote("words", about: film, startedFrom: nil)
        }
        await #expect(throws: LibraryFailure.busy(path: "/")) { try await ledger.setStanding(Standing(), of: film) }
        await #expect(throws: LibraryFailure.busy(path: "/")) {
            try await ledger.takeBack(LibraryStep(of: film, to: { $0.isFavourite = true }))
        }
        #expect(
            ledger.failed.map(\.order) == [
                LibraryOrder(.restore, title: "Yi Yi"), LibraryOrder(.removeFavourite, title: "Björk"),
                LibraryOrder(.saveNote, title: "Yi Yi"), LibraryOrder(.setStanding, title: "Yi Yi"),
                LibraryOrder(.takeBack, title: "Yi Yi"),
            ])
        #expect(ledger.failed.allSatisfy { $0.failure == .busy(path: "/") })
        ledger.forgetFailures()
        #expect(ledger.failed == [])
    }

    @Test func whatIsAskedIsAnsweredByTheLibrary() async throws {
        try await ledger.addFavourite(film)
        #expect(try await ledger.items() == library.kept)
        #expect(ledger.isFavourite(film.subject))
        #expect(!ledger.hasNote(film.subject))
        #expect(ledger.item(film.subject) == library.kept.first)
        try await ledger.setStanding(Standing(state: .done), of: film)
        #expect(ledger.standing(film.subject) == Standing(state: .done))
        #expect(try await ledger.removeStanding(film.subject)?.item.standing == Standing(state: .done))
        library.close(because: .noFolder)
        #expect(ledger.state == .unavailable(.noFolder))
    }
}

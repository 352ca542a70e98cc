import Browsing
import Entities
import Services
import TestSupport
import Testing

@testable import Library

struct LibraryInteractorTests {
    private let items: [LibraryItem] = [
        .album("vespertine", by: "Björk", added: 4), .film(2, title: "Yi Yi", added: 3),
        .artist("Air", added: 2), .film(1, title: "Alien", added: 1),
    ]

    private func interactor(_ library: FakeLibrary = FakeLibrary()) -> LibraryDefaultInteractor {
        LibraryDefaultInteractor(
            library: library, drafts: FakeDrafts(), availability: .builtInOnly, aliases: FakeAliasFinder())
    }

    @Test func knowsHowACatalogueIsToBeHad() {
        #expect(interactor().access(to: .movie(MovieID(1, source: .builtIn))) == nil)
        #expect(interactor().access(to: .artist(ArtistID(name: "Air"))) == .withoutBuiltIn)
        #expect(interactor().access(to: .movie(MovieID(1))) == .key(.tmdb))
        #expect(interactor().access(to: .movie(MovieID(1, source: SourceID(rawValue: "later")))) == nil)
    }

    @Test func knowsWhichCatalogueRuns() {
        #expect(!interactor().isFromRunningCatalogue(.movie(MovieID(1))))
        #expect(interactor().isFromRunningCatalogue(.movie(MovieID(1, source: .builtIn))))
        #expect(interactor().isFromRunningCatalogue(.artist(ArtistID(name: "Air", source: .builtIn))))
        #expect(!interactor().isFromRunningCatalogue(.artist(ArtistID(name: "Air"))))
    }

    @Test func aDeletedItemComesBack() async throws {
        let library = FakeLibrary(items)
        let record = try await library.delete(items[1].id)
        #expect(library.kept.count == 3)

        try await library.restore(record)
        #expect(interactor(library).item(items[1].id) == items[1])
    }

    @Test func handsOnWhyTheLibraryCannotBeRead() async {
        let library = FakeLibrary(items)
        #expect(await interactor(library).contents().items == .success(items))
        library.close(because: .damaged(path: "/library"))

        #expect(await interactor(library).contents().items == .failure(.damaged(path: "/library")))
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import Diary

struct DiaryInteractorTests {
    private let library = FakeLibrary(.diary + [.film(9, title: "Only a favourite")])

    private var interactor: DiaryDefaultInteractor {
        DiaryDefaultInteractor(library: library, availability: .builtInOnly)
    }

    @Test func everyTimeIsAnEntryTheLatestFirst() async throws {
        let entries = try await interactor.contents().get().entries
        #expect(entries.map(\.event.id.text) == ["a", "c", "d", "b", "e"])
        #expect(entries.map(\.summary.title) == ["Yi Yi", "Alien", "Vespertine", "Yi Yi", "Emma"])
    }

    @Test func whyThereIsNothingIsPassedOn() async {
        library.close(because: .damaged(path: "/library"))
        #expect(await interactor.contents().map(\.entries) == .failure(.damaged(path: "/library")))
    }

    @Test func anEntryIsRemovedAndComesBack() async throws {
        let entry = try #require(try await interactor.contents().get().entries.first)
        let removed = try #require(try await library.removeEvent(entry.event.id, of: entry.summary.subject))
        #expect(try await interactor.contents().get().entries.count == 4)
        try await library.restore(removed)
        #expect(try await interactor.contents().get().entries.first == entry)
    }

    @Test func knowsWhichCatalogueRuns() {
        #expect(!interactor.isFromRunningCatalogue(library.kept[0].id))
        #expect(interactor.isFromRunningCatalogue(.movie(MovieID(1, source: .builtIn))))
        #expect(interactor.today == .sampleToday)
    }
}

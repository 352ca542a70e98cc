import Entities
import Services
import TestSupport
import Testing

@testable import ReadingList

struct ReadingListInteractorTests {
    private let library = FakeLibrary(
        [LibraryItem(summary: .init(subject: .movie(MovieID(1)), title: "Dune"), isFavourite: true, added: 0)]
            + .someBooks)

    private var interactor: ReadingListDefaultInteractor {
        ReadingListDefaultInteractor(
            library: library, shelf: FakeSharedShelf(), availability: .books)
    }

    @Test func onlyWhatIsOnTheListIsOfTheList() async throws {
        #expect(
            try await interactor.books().get().map(\.summary.title) == ["Emma", "Dune", "Anonymous", "Yoga for cats"])
    }

    @Test func whyThereIsNothingIsPassedOn() async {
        library.close(because: .damaged(path: "/library"))

        #expect(await interactor.books() == .failure(.damaged(path: "/library")))
    }

    @Test func aBookThatSomebodyHasWrittenDownIsOfNoCatalogue() {
        #expect(!interactor.isFromRunningCatalogue(library.kept[1].id))
        #expect(interactor.isFromRunningCatalogue(library.kept[2].id))
    }
}

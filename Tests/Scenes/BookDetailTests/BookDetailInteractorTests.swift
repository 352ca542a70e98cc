import Entities
import Services
import TestSupport
import Testing

@testable import BookDetail

struct BookDetailInteractorTests {
    private let catalog = FakeBookCatalog(.samples(1...9))
    private let library = FakeLibrary()
    private var interactor: BookDetailDefaultInteractor {
        BookDetailDefaultInteractor(
            catalog: catalog, library: library, pictures: FakePictureStore())
    }

    @Test func asksTheCatalogueAndHidesNoFailure() async throws {
        #expect(try await interactor.detail(of: BookID(3)).book == .sample(3))
        catalog.details.fail(.offline)
        await #expect(throws: CatalogFailure.offline) { _ = try await interactor.detail(of: BookID(3)) }
    }

    @Test func whatTheLibraryKnowsIsLessThanWhatTheCatalogueRemembers() async throws {
        try await library.addFavourite(LibrarySummary(Book.sample(3, title: "Kept")))
        #expect(interactor.peek(BookID(3))?.item.title == "Kept")
        catalog.remember(Book.sample(3))

        #expect(interactor.peek(BookID(3))?.item.title == "Book 3")
    }

    @Test func preparesOnlyWhatIsNotInMemory() async {
        await interactor.prepare(BookID(3))
        catalog.remember(BookDetail.sample(4))
        await interactor.prepare(BookID(4))

        #expect(catalog.details.requests == [BookID(3)])
    }
}

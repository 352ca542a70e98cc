import Entities
import Services
import TestSupport
import Testing

@testable import BookList

struct BookListInteractorTests {
    private let catalog = FakeBookCatalog(.samples(1...45))
    private var interactor: BookListDefaultInteractor {
        BookListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
    }

    @Test func startsWithWhatIsTrendingToday() {
        #expect(interactor.query == BookQuery())
    }

    @Test func asksForThePageAndTheQueryItWasTold() async throws {
        let query = BookQuery(sort: .title, filters: [.subject: .only("love")])
        let page = try await interactor.page(3, of: query)
        _ = await interactor.cachedPage(2, of: query)

        #expect(page.items.map(\.id.number) == [41, 42, 43, 44, 45])
        #expect(catalog.lists.requests.map(\.query) == [query])
        #expect(catalog.askedPages == [3])
        #expect(catalog.cachedLists.requests.map(\.query) == [query])
        #expect(catalog.cachedLists.requests.map(\.page) == [2])
    }
}

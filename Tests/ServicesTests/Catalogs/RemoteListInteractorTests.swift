import Entities
import Services
import TestSupport
import Testing

/// What every list of a catalogue asks of that.
struct RemoteListInteractorTests {
    private struct Interactor: RemoteListInteractor {
        typealias Item = Book
        typealias Query = BookQuery

        let source: any ListCatalog<Book, BookQuery>
        let library: any Diary
        let asked: BookQuery?
    }

    private let catalog = FakeBookCatalog(.samples(1...45))

    private func interactor(_ asked: BookQuery? = nil) -> Interactor {
        Interactor(source: catalog, library: FakeLibrary(), asked: asked)
    }

    @Test func startsWithWhatItWasAskedForElseWithWhatListsStartWith() {
        #expect(interactor().query == BookQuery())
        #expect(interactor(BookQuery(text: "love")).query == BookQuery(text: "love"))
    }

    @Test func asksForThePageAndTheQueryItWasTold() async throws {
        let query = BookQuery(sort: .title, filters: [.subject: .only("love")])
        let page = try await interactor().page(3, of: query)
        _ = await interactor().cachedPage(2, of: query)

        #expect(page.items.map(\.id.number) == [41, 42, 43, 44, 45])
        #expect(page.isLast)
        #expect(catalog.lists.requests.map(\.query) == [query])
        #expect(catalog.askedPages == [3])
        #expect(catalog.cachedLists.requests.map(\.query) == [query])
        #expect(catalog.cachedLists.requests.map(\.page) == [2])
    }

    @Test func handsOnWhyTheSourceCouldNotAnswer() async {
        catalog.lists.fail(.offline)
        await #expect(throws: CatalogFailure.offline) { _ = try await interactor().page(1, of: BookQuery()) }
    }

    @Test func makesTheCatalogueForgetItsAnswers() {
        interactor().invalidateCache()
        #expect(catalog.forgetCount == 1)
    }

    @Test func aRowIsFoundByItsNames() {
        #expect(interactor().searchedText(of: .sample(3)) == "Book 3 Author 3")
    }
}

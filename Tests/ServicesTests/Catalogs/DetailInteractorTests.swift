import Entities
import Services
import TestSupport
import Testing

/// What every detail asks of its catalogue and of the library.
struct DetailInteractorTests {
    private struct Interactor: DetailInteractor {
        typealias Detail = BookDetail

        let source: any DetailCatalog<BookDetail>
        let library: any Diary
        let pictures: any PictureStore
    }

    private let catalog = FakeBookCatalog(.samples(1...9))
    private let library = FakeLibrary()
    private var interactor: Interactor {
        Interactor(source: catalog, library: library, pictures: FakePictureStore())
    }

    @Test func asksForTheOneItWasToldAndHidesNoFailure() async throws {
        #expect(try await interactor.detail(of: BookID(3)).book == .sample(3))
        #expect(catalog.details.requests == [BookID(3)])
        catalog.details.fail(.offline)
        await #expect(throws: CatalogFailure.offline) { _ = try await interactor.detail(of: BookID(3)) }
    }

    @Test func knowsWhatTheCatalogueRemembersWithoutAsking() {
        catalog.remember(Book.sample(2))
        catalog.remember(BookDetail.sample(4))

        #expect(interactor.peek(BookID(2))?.item == .sample(2))
        #expect(interactor.peek(BookID(2))?.detail == nil)
        #expect(interactor.peek(BookID(4))?.detail == .sample(4))
        #expect(interactor.peek(BookID(3)) == nil)
        #expect(catalog.details.requests.isEmpty)
    }

    @Test func whatTheLibraryKnowsIsLessThanWhatTheCatalogueRemembers() async throws {
        try await library.addFavourite(LibrarySummary(Book.sample(3, title: "Kept")))
        #expect(interactor.peek(BookID(3))?.item.title == "Kept")
        catalog.remember(Book.sample(3))

        #expect(interactor.peek(BookID(3))?.item.title == "Book 3")
    }

    @Test func handsOnWhatIsKeptAndMakesTheCatalogueForgetIt() async {
        #expect(await interactor.cachedDetail(of: BookID(3)) == nil)
        catalog.cachedDetails.answer { .success(Cached(value: .sample($0.sampleNumber), age: 60, isFresh: false)) }
        #expect(await interactor.cachedDetail(of: BookID(3))?.value == .sample(3))

        interactor.invalidateCache()
        #expect(catalog.forgetCount == 1)
    }

    @Test func preparesOnlyWhatIsNotInMemory() async {
        await interactor.prepare(BookID(3))
        catalog.remember(BookDetail.sample(4))
        await interactor.prepare(BookID(4))

        #expect(catalog.details.requests == [BookID(3)])
    }
}

import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

/// Waiting for a page, and being cancelled meanwhile.
@MainActor
struct PagedListLoaderWaitingTests {
    private let source = HeldPagesSpy()

    @Test func loadMoreWaitsUntilThePageHasCome() async {
        let loader = PagedListLoader(PageSource(read: source.read)) {}
        loader.start(with: .full(1))
        async let answered: Void = source.answer(.full(2))
        await loader.loadMore()
        #expect(loader.list.count == 40)
        await answered
    }

    @Test func loadMoreWaitsUntilThePageHasFailed() async {
        let loader = PagedListLoader(PageSource(read: source.read)) {}
        loader.start(with: .full(1))
        async let answered: Void = source.answer(.failure(.offline))
        await loader.loadMore()
        #expect(loader.activity == .failed(.offline))
        await answered
    }

    @Test func loadMoreWaitsForThePageThatIsOnItsWay() async {
        let loader = PagedListLoader(PageSource(read: source.read)) {}
        loader.start(with: .full(1))
        loader.didShow(lastVisible: 19, visibleRows: 1)
        async let answered: Void = source.answer(.full(2))
        await loader.loadMore()
        #expect(loader.list.count == 40)
        #expect(source.requests == [2])
        await answered
    }

    @Test func tellsOfEachStartEachPageAndEachFailure() async {
        let changes = Counter()
        let loader = PagedListLoader(PageSource(read: source.read)) { changes.increment() }
        loader.didShow(lastVisible: -1, visibleRows: 1)
        #expect(changes.value == 1)
        await source.answer(.full(1))
        #expect(await eventually { await changes.value == 2 })
        loader.didShow(lastVisible: 19, visibleRows: 1)
        #expect(changes.value == 3)
        await source.answer(.failure(.offline))
        #expect(await eventually { await changes.value == 4 })
    }

    @Test func tellsOfThePageItStartsWith() {
        let changes = Counter()
        let loader = PagedListLoader(PageSource(read: source.read)) { changes.increment() }
        loader.start(with: .full(1))
        #expect(changes.value == 1)
    }

    @Test("A loader that nobody keeps is gone while its request is in flight, and its answer is dropped")
    func aLateAnswerOfCancelledWorkIsDropped() async {
        let changes = Counter()
        var loader: PagedListLoader<Row>? = PagedListLoader(PageSource(read: source.read)) { changes.increment() }
        weak let gone = loader
        loader?.didShow(lastVisible: -1, visibleRows: 10)
        #expect(await eventually { source.requests == [1] })
        loader = nil
        #expect(gone == nil)
        await source.answer(.full(1))
        #expect(changes.value == 1)
    }
}

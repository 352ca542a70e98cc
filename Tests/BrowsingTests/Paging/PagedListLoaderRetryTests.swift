import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct PagedListLoaderRetryTests {
    private let source = HeldPagesSpy()
    private let loader: PagedListLoader<Row>

    init() {
        loader = PagedListLoader(PageSource(read: source.read)) {}
    }

    @Test("Retry asks for the page that failed, not for the one after it")
    func retryAsksForTheSamePage() async {
        await fail(after: .full(1))
        loader.retryOrRefresh()
        await source.answer(.full(2))
        #expect(await eventually { await loader.list.count == 40 })
        #expect(source.requests.prefix(2) == [2, 2])
    }

    @Test func aFailureIsToldAndLeavesTheRows() async {
        await fail(after: .full(1), .unavailable(status: 503))
        #expect(loader.activity == .failed(.unavailable(status: 503)))
        #expect(loader.list.count == 20)
    }

    @Test("After a failure scrolling asks for nothing: only a person retries")
    func aFailureStopsTheAsking() async {
        await fail(after: .full(1))
        loader.didShow(lastVisible: 19, visibleRows: 10)
        #expect(loader.activity == .failed(.offline))
        #expect(source.requests == [2])
    }

    @Test func refreshAsksForTheFirstPageAndKeepsTheRowsMeanwhile() async {
        loader.start(with: .rows(0..<20, isLast: true))
        loader.retryOrRefresh()
        #expect(loader.activity == .loading)
        #expect(loader.list.count == 20)
        await source.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.activity == .idle })
        #expect(loader.list.ids == Array(100..<105))
        #expect(source.requests == [1])
    }

    @Test func aFailedRefreshKeepsTheRows() async {
        loader.start(with: .full(1))
        loader.retryOrRefresh()
        await source.answer(.failure(.offline))
        #expect(await eventually { await loader.staleness == Staleness(age: nil, failure: .offline) })
        #expect(loader.activity == .idle)
        #expect(loader.list.count == 20)
    }

    @Test("A refresh that failed is retried as a refresh: the list is replaced, not continued")
    func aFailedRefreshIsRetriedAsARefresh() async {
        loader.start(with: .full(1))
        loader.retryOrRefresh()
        await source.answer(.failure(.offline))
        #expect(await eventually { await loader.staleness?.failure == .offline })
        loader.retryOrRefresh()
        await source.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.staleness == nil })
        #expect(source.requests == [1, 1])
        #expect(loader.list.ids == Array(100..<105))
    }

    @Test func aNextPageThatIsLoadedGivesWayToAWholeNewList() async {
        loader.start(with: .full(1))
        loader.didShow(lastVisible: 19, visibleRows: 1)
        #expect(await eventually { source.requests == [2] })
        loader.retryOrRefresh()
        await source.answer(.full(2))
        await source.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.activity == .idle })
        #expect(source.requests == [2, 1])
        #expect(loader.list.ids == Array(100..<105))
    }

    @Test func aListThatIsLoadedWholeGivesWayToNothing() async {
        loader.start(with: .full(1))
        loader.retryOrRefresh()
        #expect(loader.activity == .loading)
        loader.retryOrRefresh()
        await source.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.activity == .idle })
        #expect(source.requests == [1])
    }

    @Test("After a refresh the pages count from the first again")
    func afterARefreshPagesCountAnew() async {
        loader.start(with: .full(1))
        loader.retryOrRefresh()
        await source.answer(.full(1))
        #expect(await eventually { await loader.activity == .idle })
        loader.didShow(lastVisible: 19, visibleRows: 1)
        await source.answer(.full(2))
        #expect(await eventually { await loader.list.count == 40 })
        #expect(source.requests == [1, 2])
    }

    /// Shows a page, and lets the next one fail.
    private func fail(after page: Page<Row>, _ failure: CatalogFailure = .offline) async {
        loader.start(with: page)
        loader.didShow(lastVisible: 19, visibleRows: 10)
        await source.answer(.failure(failure))
        #expect(await eventually { await loader.activity == .failed(failure) })
    }
}

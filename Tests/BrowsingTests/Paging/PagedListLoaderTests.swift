import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct PagedListLoaderTests {
    private let source = HeldPagesSpy()
    private let loader: PagedListLoader<Row>

    init() {
        loader = PagedListLoader(PageSource(read: source.read)) {}
    }

    @Test func loadsTheFirstPageWhenTheListComesInSight() async {
        loader.didShow(lastVisible: -1, visibleRows: 10)
        #expect(loader.activity == .loading)
        await source.answer(.full(1))
        #expect(await eventually { await loader.list.count == 20 })
        #expect(source.requests.first == 1)
    }

    @Test("Two quick scrolls send one request")
    func twoQuickScrollsSendOneRequest() async {
        loader.start(with: .full(1))
        loader.didShow(lastVisible: 15, visibleRows: 12)
        loader.didShow(lastVisible: 19, visibleRows: 12)
        await source.answer(.full(2))
        await source.answer(.full(3))
        #expect(await isIdle())
        #expect(source.requests == [2, 3])
        #expect(source.mostInFlight == 1)
    }

    @Test func rowsStandInTheOrderOfTheirPages() async {
        loader.didShow(lastVisible: -1, visibleRows: 30)
        for number in 1...3 { await source.answer(.full(number)) }
        #expect(await isIdle())
        #expect(loader.list.ids == Array(0..<60))
    }

    @Test("A batch larger than a page asks for page after page until it is full")
    func aBatchAsksForAsManyPagesAsItNeeds() async {
        loader.start(with: .full(1, size: 100))
        loader.didShow(lastVisible: 69, visibleRows: 20)
        for number in 6...7 { await source.answer(.full(number)) }
        #expect(await isIdle())
        #expect(source.requests == [2, 3])
    }

    @Test("A page that comes in does not enlarge the batch it belongs to")
    func aBatchStaysAsLargeAsItWas() async {
        loader.didShow(lastVisible: -1, visibleRows: 24)
        for number in 1...2 { await source.answer(.full(number, size: 30)) }
        #expect(await isIdle())
        #expect(source.requests == [1, 2])
    }

    @Test("A short page is made up for by the next")
    func aShortPageIsMadeUpForByTheNext() async {
        loader.didShow(lastVisible: -1, visibleRows: 4)
        await source.answer(.rows(0..<2))
        await source.answer(.rows(20..<40))
        #expect(await isIdle())
        #expect(source.requests == [1, 2])
        #expect(loader.list.ids == [0, 1] + Array(20..<40))
    }

    @Test func asksForNothingWhileEnoughLiesBelow() {
        loader.start(with: .full(1, size: 100))
        loader.didShow(lastVisible: 50, visibleRows: 10)
        #expect(loader.activity == .idle)
        #expect(source.requests.isEmpty)
    }

    @Test("A taller window is filled by batches of its own size")
    func aResizeRecomputesTheBatch() async {
        loader.start(with: .full(1, size: 100))
        loader.didShow(lastVisible: 9, visibleRows: 10)
        #expect(loader.activity == .idle)
        loader.didShow(lastVisible: 59, visibleRows: 60)
        for number in 6...10 { await source.answer(.full(number)) }
        #expect(await isIdle())
        #expect(source.requests == [2, 3, 4, 5, 6])
        #expect(loader.list.count == 200)
    }

    @Test("After the last page nothing is asked, however far one scrolls")
    func asksForNothingAfterTheEnd() async {
        loader.start(with: .rows(0..<3, isLast: true))
        loader.didShow(lastVisible: 2, visibleRows: 10)
        #expect(loader.activity == .idle)
        await loader.loadMore()
        #expect(source.requests.isEmpty)
    }

    @Test("An empty page ends the asking", arguments: [Page.rows([]), .rows(0..<3, isLast: true), .full(1)])
    func anEndEndsTheAsking(page: Page<Row>) async {
        loader.start(with: .full(1))
        loader.didShow(lastVisible: 19, visibleRows: 10)
        await source.answer(page)
        #expect(await isIdle())
        loader.didShow(lastVisible: 19, visibleRows: 10)
        #expect(loader.activity == .idle)
        #expect(source.requests == [2])
    }

    @Test("Pages of which nothing can be read are given up after three")
    func barrenPagesAreGivenUp() async {
        loader.start(with: .full(1))
        loader.didShow(lastVisible: 19, visibleRows: 10)
        for _ in 1...3 { await source.answer(.rows([], dropped: 20)) }
        #expect(await isIdle())
        #expect(loader.list.isComplete)
        #expect(source.requests == [2, 3, 4])
    }

    @Test func startsWithAPageThatSomeoneElseAskedFor() async {
        loader.start(with: .full(1))
        #expect(loader.list.count == 20)
        loader.didShow(lastVisible: 9, visibleRows: 10)
        await source.answer(.full(2))
        #expect(await isIdle())
        #expect(source.requests == [2])
    }

    private func isIdle() async -> Bool {
        await eventually { await loader.activity == .idle }
    }
}

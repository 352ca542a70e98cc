import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

/// Pages far from the visible rows are evicted and loaded again.
@MainActor
struct PagedListLoaderLettingGoTests {
    private let service = AnswerDesk<Int, Page<Row>> { .success(.full($0)) }
    private let disk = AnswerDesk<Int, Cached<Page<Row>>> { _ in .failure(.notFound) }
    private let loader: PagedListLoader<Row>

    init() {
        loader = PagedListLoader(
            PageSource(read: service.reply, readCached: { [disk] in try? await disk.reply(to: $0) })
        ) {}
    }

    private func keep(age: Int = 0, isFresh: Bool = true) {
        disk.answer { .success(Cached(value: .full($0), age: age, isFresh: isFresh)) }
    }

    /// Shows rows, and waits until loading has ended.
    private func show(lastVisible: Int, rows: Int = 10) async {
        loader.didShow(lastVisible: lastVisible, visibleRows: rows)
        await rest()
    }

    private func rest() async {
        await letWorkRun()
        #expect(await eventually { @MainActor in !loader.isBusy })
        await letWorkRun()
    }

    /// Scrolls to a row, from page to page.
    private func scroll(to row: Int) async {
        for last in stride(from: 9, through: row, by: 10) { await show(lastVisible: last) }
        #expect(loader.list.count > row)
    }

    private func isHere(_ rows: ClosedRange<Int>) -> Bool {
        rows.allSatisfy { loader.list.item(at: $0)?.id == $0 }
    }

    @Test func whatIsFarAwayIsLetGo() async {
        await scroll(to: 999)
        #expect(loader.list.item(at: 500) == nil)
        #expect(isHere(800...1_019))
        #expect(isHere(0...19))
        #expect(loader.list.ids.count < 300)
    }

    @Test func itComesBackBeforeItIsInSight() async {
        await scroll(to: 999)
        await show(lastVisible: 509)
        #expect(isHere(480...529))
        #expect(service.requests.count == Set(service.requests).count + 3)
    }

    @Test func whatWasKeptIsNotAskedForAgain() async {
        await scroll(to: 999)
        let asked = service.requests
        keep()
        await show(lastVisible: 509)
        #expect(isHere(480...529))
        #expect(service.requests == asked)
    }

    @Test func whatWasKeptComesBackWhileTheServiceIsWaitedFor() async {
        await scroll(to: 999)
        service.hold()
        loader.didShow(lastVisible: loader.list.count - 1, visibleRows: 10)
        await letWorkRun()
        #expect(loader.activity == .loading)
        keep()
        loader.didShow(lastVisible: 509, visibleRows: 10)
        await letWorkRun()
        #expect(isHere(500...509))
        service.release()
    }

    @Test func whatWasKeptComesBackAfterAFailure() async {
        await scroll(to: 999)
        service.fail(.offline)
        await show(lastVisible: loader.list.count - 1)
        #expect(loader.activity == .failed(.offline))
        keep()
        await show(lastVisible: 509)
        #expect(isHere(480...529))
        #expect(loader.activity == .failed(.offline))
    }

    @Test("Where the service fails it is asked once, and again when somebody says so")
    func aFailureIsTold() async {
        await scroll(to: 999)
        service.fail(.offline)
        let asked = service.requests.count
        await show(lastVisible: 509)
        await show(lastVisible: 510)
        #expect(loader.activity == .failed(.offline))
        #expect(loader.list.item(at: 505) == nil)
        #expect(service.requests.count == asked + 1)

        service.answer { .success(.full($0)) }
        loader.retryOrRefresh()
        await rest()
        #expect(loader.activity == .idle)
        #expect(isHere(480...529))
        #expect(service.requests[asked] == service.requests[asked + 1])
    }

    @Test func whatComesBackStaleIsAskedForAnewWhileItIsHere() async {
        await scroll(to: 999)
        keep(age: 60, isFresh: false)
        service.hold()
        loader.didShow(lastVisible: 509, visibleRows: 10)
        await letWorkRun()
        #expect(loader.staleness == Staleness(age: 60, failure: nil))
        #expect(isHere(500...509))
        service.release()
        #expect(await eventually { @MainActor in loader.staleness == nil })
    }

    @Test("What is stale and let go is no more to be asked for: it will be looked at when it is back")
    func whatIsStaleAndLetGoIsForgotten() async {
        keep(age: 60, isFresh: false)
        service.fail(.offline)
        await scroll(to: 999)
        #expect(loader.staleness?.failure == .offline)
        service.answer { .success(.full($0)) }
        let asked = service.requests.count
        loader.retryOrRefresh()
        #expect(await eventually { @MainActor in loader.staleness == nil })
        #expect(service.requests.count - asked < 20)
        #expect(loader.list.item(at: 500) == nil)
    }

    @Test func aNeighbourThatWasLetGoIsWaitedFor() async {
        await scroll(to: 999)
        await loader.loadMore(around: 499)
        #expect(isHere(498...500))
        #expect(loader.list.item(at: 600) == nil)
    }

    @Test func onePageIsAskedForAtATime() async {
        let source = HeldPagesSpy()
        let loader = PagedListLoader(PageSource(read: source.read)) {}
        loader.start(with: .full(1, size: 2_000))
        for number in [(last: 1_999, rows: 10), (last: 999, rows: 10), (last: 499, rows: 10)] {
            loader.didShow(lastVisible: number.last, visibleRows: number.rows)
            await letWorkRun()
        }
        #expect(source.mostInFlight == 1)
        await source.answer(.full(101))
    }
}

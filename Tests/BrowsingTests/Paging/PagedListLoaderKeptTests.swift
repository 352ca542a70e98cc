import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct PagedListLoaderKeptTests {
    private let service = AnswerDesk<Int, Page<Row>> { .success(.rows([$0 * 10, $0 * 10 + 1])) }
    private let disk = AnswerDesk<Int, Cached<Page<Row>>> { _ in .failure(.notFound) }

    private func makeLoader() -> PagedListLoader<Row> {
        PagedListLoader(PageSource(read: service.reply, readCached: { [disk] in try? await disk.reply(to: $0) })) {}
    }

    /// Puts the first pages into the cache, with an age in seconds.
    private func keep(_ pages: [Int: [Int]], age: Int = 3_600, isFresh: Bool = false) {
        disk.answer { page in
            guard let rows = pages[page] else { return .failure(.notFound) }
            return .success(Cached(value: .rows(rows), age: age, isFresh: isFresh))
        }
    }

    @Test func whatIsFreshIsNotAskedFor() async {
        keep([1: [1, 2]], isFresh: true)
        let loader = makeLoader()
        await loader.loadMore()
        #expect(loader.list.ids == [1, 2])
        #expect(loader.staleness == nil)
        #expect(service.requests == [])
    }

    @Test func whatIsStaleIsShownAtOnceAndThenReplacedInPlace() async {
        keep([1: [1, 11]])
        service.hold()
        let loader = makeLoader()
        await loader.loadMore()
        #expect(loader.list.ids == [1, 11])
        #expect(loader.staleness == Staleness(age: 3_600, failure: nil))
        #expect(loader.isBusy)

        await #expect(eventually { service.waiting == [1] })
        service.release()
        await #expect(eventually { @MainActor in loader.staleness == nil })
        #expect(loader.list.ids == [10, 11])
    }

    @Test func whenTheServiceFailsWhatIsKeptStaysAndSaysWhy() async {
        keep([1: [1, 2]])
        service.fail(.offline)
        let loader = makeLoader()
        await loader.loadMore()
        await #expect(eventually { @MainActor in !loader.isBusy })
        #expect(loader.staleness == Staleness(age: 3_600, failure: .offline))
        #expect(loader.list.ids == [1, 2])
    }

    @Test func afterAFailureFurtherPagesAreShownWithoutAsking() async {
        keep([1: [1, 2], 2: [3, 4]])
        service.fail(.offline)
        let loader = makeLoader()
        await loader.loadMore()
        await #expect(eventually { @MainActor in !loader.isBusy })
        await loader.loadMore()
        #expect(loader.list.ids == [1, 2, 3, 4])
        #expect(service.requests == [1])
    }

    @Test func retryAsksForEachStalePageAnew() async {
        keep([1: [1, 2], 2: [3, 4]])
        service.fail(.offline)
        let loader = makeLoader()
        await loader.loadMore()
        await #expect(eventually { @MainActor in !loader.isBusy })
        await loader.loadMore()
        service.answer { .success(.rows([$0 * 10, $0 * 10 + 1])) }
        loader.retryOrRefresh()
        await #expect(eventually { @MainActor in loader.staleness == nil })
        #expect(loader.list.ids == [10, 11, 20, 21])
        #expect(service.requests == [1, 1, 2])
    }

    @Test func whatWasNeverKeptIsAskedFor() async {
        let loader = makeLoader()
        await loader.loadMore()
        #expect(loader.list.ids == [10, 11])
        #expect(service.requests == [1])
    }

    @Test func aRefreshThatFailsKeepsTheRowsAndSaysWhy() async {
        let loader = makeLoader()
        await loader.loadMore()
        service.fail(.timedOut(host: "host"))
        loader.retryOrRefresh()
        await #expect(eventually { @MainActor in !loader.isBusy })
        #expect(loader.list.ids == [10, 11])
        #expect(loader.staleness == Staleness(age: nil, failure: .timedOut(host: "host")))
        #expect(loader.activity == .idle)
    }

    @Test func aListThatMayOnlyBePassedByShowsWhatWasKeptAndAsksNobody() async {
        keep([1: [1, 11]])
        let loader = makeLoader()
        loader.showCached()
        await #expect(eventually { @MainActor in loader.list.ids == [1, 11] })
        await letWorkRun()
        #expect(service.requests == [])
        #expect(loader.staleness?.age == 3_600)

        loader.didShow(lastVisible: 1, visibleRows: 1)
        await #expect(eventually { @MainActor in loader.staleness == nil })
        #expect(service.requests.first == 1)
    }

    /// It is of the old list, which went further.
    @Test func aKeptPageThatIsReadWhileTheListIsCutIsNotAddedToIt() async {
        keep([1: [1, 2], 2: [3, 4], 3: [5, 6]])
        service.answer { .success(.rows([$0 * 10], isLast: $0 == 1)) }
        service.hold()
        let loader = makeLoader()
        await loader.loadMore()
        await loader.loadMore()
        #expect(loader.list.ids == [1, 2, 3, 4])
        disk.hold()
        loader.want(rows: 5)
        await #expect(eventually { disk.waiting == [3] && service.waiting == [1] })

        service.release()
        await #expect(eventually { @MainActor in loader.list.ids == [10] })
        disk.release()
        await #expect(eventually { @MainActor in loader.activity == .idle })
        await letWorkRun()
        #expect(loader.list.ids == [10])
        #expect(loader.list.isComplete && !loader.isBusy)
    }

    @Test func whereNothingWasKeptTheServiceIsAskedOnceTheListIsThereToStay() async {
        disk.hold()
        let loader = makeLoader()
        loader.showCached()
        await #expect(eventually { disk.waiting == [1] })
        loader.didShow(lastVisible: -1, visibleRows: 1)
        disk.release()
        await #expect(eventually { @MainActor in loader.list.count > 0 })
        #expect(service.requests.first == 1)
    }
}

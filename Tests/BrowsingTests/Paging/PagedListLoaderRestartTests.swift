import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

/// Another question while the list is shown, loads, or has failed.
@MainActor
struct PagedListLoaderRestartTests {
    private let old = HeldPagesSpy()
    private let new = HeldPagesSpy()
    private let loader: PagedListLoader<Row>

    init() {
        loader = PagedListLoader(PageSource(read: old.read)) {}
    }

    /// Shows the first page of the old question.
    private func start() async {
        loader.didShow(lastVisible: -1, visibleRows: 5)
        await old.answer(.full(1))
        #expect(await eventually { await loader.activity == .idle })
    }

    private func restart() {
        loader.restart(with: PageSource(read: new.read))
    }

    @Test func theRowsStayUntilTheFirstPageHasCome() async {
        await start()
        restart()
        #expect(loader.list.count == 20)
        #expect(loader.isRestarting)
        #expect(loader.isBusy)
        await new.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.list.ids == Array(100..<105) })
        #expect(!loader.isRestarting)
        #expect(old.requests == [1])
    }

    @Test func moreOfTheOldListIsNotLoadedMeanwhile() async {
        await start()
        restart()
        loader.didShow(lastVisible: 19, visibleRows: 5)
        await letWorkRun()
        #expect(old.requests == [1])
        #expect(new.requests == [1])
    }

    @Test func aLateAnswerToTheOldQuestionChangesNothing() async {
        await start()
        loader.didShow(lastVisible: 19, visibleRows: 5)
        await #expect(eventually { old.requests == [1, 2] })
        restart()
        await new.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.list.ids == Array(100..<105) })
        await old.answer(.full(2))
        await letWorkRun()
        #expect(loader.list.ids == Array(100..<105))
        #expect(loader.activity == .idle)
    }

    @Test func aLateFailureOfTheOldQuestionChangesNothing() async {
        loader.didShow(lastVisible: -1, visibleRows: 5)
        await #expect(eventually { old.requests == [1] })
        restart()
        await old.answer(.failure(.offline))
        await letWorkRun()
        #expect(loader.activity == .loading)
        await new.answer(.rows(100..<105, isLast: true))
        #expect(await eventually { await loader.list.ids == Array(100..<105) })
    }

    @Test func ofTwoRestartsTheLastOneCounts() async {
        await start()
        restart()
        await #expect(eventually { new.requests == [1] })
        let last = HeldPagesSpy()
        loader.restart(with: PageSource(read: last.read))
        await last.answer(.rows([7], isLast: true))
        #expect(await eventually { await loader.list.ids == [7] })
        await new.answer(.full(1))
        await letWorkRun()
        #expect(loader.list.ids == [7])
    }

    @Test func whereItFailsTheRowsOfTheOldQuestionGo() async {
        await start()
        restart()
        await new.answer(.failure(.unavailable(status: 503)))
        #expect(await eventually { await loader.activity == .failed(.unavailable(status: 503)) })
        #expect(loader.list.count == 0)
        loader.retryOrRefresh()
        await new.answer(.rows([7], isLast: true))
        #expect(await eventually { await loader.list.ids == [7] })
    }

    @Test func whatIsCachedOfTheNewQuestionIsShownAtOnceAndAskedForAnew() async {
        await start()
        let cached = Cached(value: Page<Row>.rows([8], isLast: true), age: 60, isFresh: false)
        loader.restart(with: PageSource(read: new.read, readCached: { $0 == 1 ? cached : nil }))
        #expect(await eventually { await loader.list.ids == [8] })
        #expect(loader.staleness == Staleness(age: 60, failure: nil))
        await new.answer(.rows([9], isLast: true))
        #expect(await eventually { await loader.list.ids == [9] })
    }

    @Test func aListThatIsNotWantedYetAsksForNothing() async {
        restart()
        await letWorkRun()
        #expect(old.requests.isEmpty && new.requests.isEmpty)
        loader.didShow(lastVisible: -1, visibleRows: 5)
        await #expect(eventually { new.requests == [1] })
        #expect(old.requests.isEmpty)
    }
}

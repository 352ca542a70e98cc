import Entities
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

@testable import CommandLine

struct PrefetcherTests {
    /// A source with a list, and what was asked of it.
    private final class SourceStub: Sendable {
        struct State {
            var pages: [Int] = []
            var asked: [Int] = []
            var kept: Set<Int> = []
            var fresh: Set<Int> = []
            /// What each number answers, again and again.
            var failures: [Int: CatalogFailure] = [:]
            /// How often; else for ever.
            var times: [Int: Int] = [:]
            var rests: [Duration] = []
            var isStoring = true
        }

        let state = Mutex(State())
        let count: Int
        let pageSize: Int

        init(count: Int, pageSize: Int = 10) {
            (self.count, self.pageSize) = (count, pageSize)
        }

        var list: PrefetchedList {
            PrefetchedList(source: .tmdb) { [self] number in
                state.withLock { $0.pages.append(number) }
                return .success(Page(number, ofWhole: Array(1...count), size: pageSize).items(item))
            } isPageKept: { _ in
                true
            }
        }

        private func item(_ number: Int) -> PrefetchedItem {
            PrefetchedItem(
                subject: .movie(MovieID(number)), isFresh: { [self] in state.withLock { $0.fresh.contains(number) } },
                ask: { [self] in
                    state.withLock { state in
                        state.asked.append(number)
                        if let failure = state.failures[number], state.times[number] != 0 {
                            state.times[number]? -= 1
                            return .failure(failure)
                        }
                        if state.isStoring { state.kept.insert(number) }
                        return .success(Picture(source: .tmdb, small: "/\(number)"))
                    }
                }, isKept: { [self] in state.withLock { $0.kept.contains(number) } })
        }

        func fail(_ numbers: some Sequence<Int>, _ failure: CatalogFailure, times: Int? = nil) {
            state.withLock { state in
                for number in numbers { (state.failures[number], state.times[number]) = (failure, times) }
            }
        }
    }

    private let work = LongWork()

    private func outcome(_ source: SourceStub, _ wanted: Int, hasPictures: Bool = false) async -> PrefetchOutcome {
        work.begin("Movies", of: wanted, ending: .inOrder)
        var prefetcher = Prefetcher(
            work: work, isStoring: { source.state.withLock(\.isStoring) },
            sleep: { pause in source.state.withLock { $0.rests.append(pause) } })
        if hasPictures { prefetcher.keepPicture = { $0.small != "/3" } }
        return await prefetcher.run(source.list, wanted)
    }

    @Test func soManyAreHadAndNoMore() async {
        let source = SourceStub(count: 100)
        let outcome = await outcome(source, 25)
        #expect((outcome.seen, outcome.new, outcome.kept, outcome.lost) == (25, 25, 25, 0))
        #expect(outcome.end == nil && !outcome.isAll && outcome.failures.isEmpty)
        #expect(source.state.withLock(\.pages) == [1, 2, 3])
        #expect(source.state.withLock { $0.asked.sorted() } == Array(1...25))
        #expect(work.progress?.done == 25)
    }

    @Test func aListThatIsShorterSaysSo() async {
        let outcome = await outcome(SourceStub(count: 13), 500)
        #expect((outcome.seen, outcome.kept) == (13, 13))
        #expect(outcome.isAll)
        #expect(work.progress?.total == 13)
    }

    @Test func whatIsFreshIsNotNew() async {
        let source = SourceStub(count: 20)
        source.state.withLock { $0.fresh = Set(1...15) }
        let outcome = await outcome(source, 20)
        #expect((outcome.new, outcome.kept) == (5, 20))
        #expect(work.progress?.skipped == 15)
    }

    @Test func whatOneDoesNotGiveTheOthersDo() async {
        let source = SourceStub(count: 100)
        source.fail([4, 17], .notFound)
        source.fail([9], .unavailable(status: 500))
        let outcome = await outcome(source, 30)
        #expect(outcome.failures == [.notFound: 2, .unavailable(status: 500): 1])
        #expect((outcome.seen, outcome.kept, outcome.lost) == (30, 27, 0))
        #expect(outcome.end == nil)
    }

    @Test(arguments: [
        CatalogFailure.unavailable(status: 500), .rateLimited(retryAfterSeconds: nil), .unreadable(status: 200),
        .timedOut(host: "a.test"), .rateLimited(retryAfterSeconds: 3_600), .rateLimited(retryAfterSeconds: 5),
    ])
    func aServiceThatFailsAgainAndAgainIsLeftAlone(failure: CatalogFailure) async {
        let source = SourceStub(count: 400)
        source.fail(11...400, failure)
        let outcome = await outcome(source, 400)
        #expect(outcome.end == failure)
        #expect(outcome.seen < 25)
        #expect(outcome.kept == 10)
        #expect(source.state.withLock(\.rests).isEmpty)
    }

    @Test(arguments: [
        CatalogFailure.offline, .connectionRefused(host: "a.test"), .keyRejected(.tmdb),
        .hostNotFound(host: "a.test"),
    ])
    func whatTheNextQuestionWouldMeetTooEndsIt(failure: CatalogFailure) async {
        let source = SourceStub(count: 400)
        source.fail(1...400, failure)
        let outcome = await outcome(source, 400)
        #expect(outcome.end == failure)
        #expect(source.state.withLock(\.asked.count) <= 5)
    }

    @Test func aServiceThatWantsAPauseHasIt() async {
        let source = SourceStub(count: 10)
        source.fail([6], .rateLimited(retryAfterSeconds: 60), times: 2)
        let outcome = await outcome(source, 10)
        #expect(source.state.withLock(\.rests) == [.seconds(60), .seconds(60)])
        #expect((outcome.kept, outcome.failures) == (10, [:]))
        #expect(work.progress?.pause == nil)
    }

    @Test func whatIsNotStoredIsNotFetchedInVain() async {
        let source = SourceStub(count: 400)
        source.state.withLock { $0.isStoring = false }
        let outcome = await outcome(source, 400)
        #expect(source.state.withLock(\.asked).isEmpty)
        #expect((outcome.kept, outcome.lost) == (0, 0))
    }

    @Test func whatIsNotStoredAnyMoreIsNotNew() async {
        let source = SourceStub(count: 40)
        let list = PrefetchedList(source: .tmdb) { number in
            source.state.withLock { $0.isStoring = number == 1 }
            return await source.list.page(number)
        } isPageKept: { _ in
            true
        }
        work.begin("Movies", of: 40, ending: .inOrder)
        let outcome = await Prefetcher(work: work, isStoring: { true }, sleep: { _ in }).run(list, 40)
        #expect((outcome.kept, outcome.new, outcome.lost) == (10, 10, 30))
    }

    @Test func aPageThatWasNotHadIsNotLost() async {
        let source = SourceStub(count: 40)
        let list = PrefetchedList(source: .tmdb) { number in
            guard number == 1 else { return .failure(.unavailable(status: 500)) }
            return await source.list.page(1)
        } isPageKept: {
            $0 == 1
        }
        work.begin("Movies", of: 40, ending: .inOrder)
        let outcome = await Prefetcher(work: work, isStoring: { true }, sleep: { _ in }).run(list, 40)
        #expect(outcome.end == .unavailable(status: 500))
        #expect((outcome.kept, outcome.new, outcome.lost) == (10, 10, 0))
    }

    @Test func whatHadToMakeRoomIsCounted() async {
        let source = SourceStub(count: 40)
        let full = PrefetchedList(source: .tmdb, page: source.list.page) { $0 != 1 }
        work.begin("Movies", of: 20, ending: .inOrder)
        let outcome = await Prefetcher(work: work, isStoring: { true }, sleep: { _ in }).run(full, 20)
        #expect(outcome.lost == 1)
        source.state.withLock { $0.kept = [] }
    }

    @Test func picturesComeToo() async {
        let outcome = await outcome(SourceStub(count: 10), 10, hasPictures: true)
        #expect((outcome.pictures, outcome.missingPictures) == (9, 1))
    }

    @Test func whatIsCancelledKeepsWhatItHas() async {
        let source = SourceStub(count: 400)
        let work = work
        work.begin("Movies", of: 400, ending: .inOrder)
        let outcome = await withTaskGroup(of: PrefetchOutcome.self) { group in
            group.addTask {
                await Prefetcher(work: work, isStoring: { true }, sleep: { _ in }).run(source.list, 400)
            }
            await #expect(eventually { (work.progress?.done ?? 0) >= 20 })
            group.cancelAll()
            return await group.next() ?? PrefetchOutcome(wanted: 0)
        }
        #expect(outcome.end == nil && outcome.failures.isEmpty)
        #expect(source.state.withLock(\.kept).count >= outcome.seen)
    }
}

extension Page {
    fileprivate func items<Other>(_ change: (Item) -> Other) -> Page<Other> {
        Page<Other>(items: items.map(change), sentCount: sentCount, total: total, isLast: isLast)
    }
}

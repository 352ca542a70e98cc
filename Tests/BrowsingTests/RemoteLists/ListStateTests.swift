import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct ListStateTests {
    private struct Row: Identifiable, Sendable {
        let id: Int
    }

    private let wording = Wording.sample("en_US")
    private let empty = Message("Nothing here", why: "Nobody put anything here.")

    @Test func beforeAnythingWasAskedForThereIsNothingToSay() {
        let state = ListState()
        #expect(state.rowCount == 0)
        #expect(!state.isLoading)
        #expect(state.message == nil && state.tail == nil)
    }

    @Test func aListWithoutRowsThatIsBeingLoadedSaysSoInTheMiddle() {
        let loader = loader(Self.nothing)
        loader.didShow(lastVisible: -1, visibleRows: 10)
        let state = state(of: loader)
        #expect(state.isLoading)
        #expect(state.message == Message("Loading…"))
        #expect(state.tail == nil)
    }

    @Test func aListWithRowsThatLoadsMoreSaysSoAtItsEnd() {
        let loader = loader(Self.nothing)
        loader.start(with: Self.rows(3))
        loader.didShow(lastVisible: 2, visibleRows: 10)
        let state = state(of: loader)
        #expect(state.isLoading)
        #expect(state.message == nil)
        #expect(state.tail == .loading("Loading more…"))
    }

    @Test func aListThatIsReadAnewSaysSoUntilItIsAndWhyItCouldNotBe() async {
        let loader = loader { _ throws(CatalogFailure) in throw .offline }
        loader.start(with: Self.rows(3, total: 3))
        loader.retryOrRefresh()
        #expect(state(of: loader).isRefreshing && state(of: loader).note == nil)
        #expect(await eventually { @MainActor in !loader.isBusy })
        #expect(!state(of: loader).isRefreshing)
        #expect(state(of: loader).note == Message("Not refreshed: you are offline", isFailure: true))
        #expect(state(of: loader).tail == nil && state(of: loader).rowCount == 3)
    }

    @Test func aListWithRowsShowsThemAndNothingElse() {
        let loader = loader(Self.nothing)
        loader.start(with: Self.rows(3, total: 240))
        let state = state(of: loader)
        #expect(state.rowCount == 3)
        #expect(state.total == 240)
        #expect(!state.isLoading)
        #expect(state.message == nil && state.tail == nil)
    }

    @Test func aCompleteListWithoutRowsSaysThatItIsEmpty() async {
        let loader = loader(Self.nothing)
        await loader.loadMore()
        let state = state(of: loader)
        #expect(state.message == empty)
        #expect(!state.isLoading)
    }

    @Test func aFailureWithoutRowsStandsInTheMiddle() async {
        let loader = loader(Self.offline)
        await loader.loadMore()
        let state = state(of: loader)
        #expect(state.message == wording.message(.offline))
        #expect(state.tail == nil)
        #expect(!state.isLoading)
        #expect(state.failure == .catalog(.offline))
    }

    @Test func aRefreshThatFailsLeavesTheRowsAndSaysSo() async {
        let loader = loader(Self.offline)
        loader.start(with: Self.rows(3))
        #expect(state(of: loader).failure == nil)

        loader.retryOrRefresh()
        await #expect(eventually { @MainActor in loader.activity == .idle })
        let state = state(of: loader)
        #expect(state.rowCount == 3)
        #expect(state.message == nil && state.tail == nil)
        #expect(state.failure == .catalog(.offline))
        #expect(wording.position(atRow: 0, of: loader) == "1 of 3 loaded · Not refreshed: you are offline")
    }

    @Test func aFailureWithRowsStandsBelowThem() async {
        let loader = loader(Self.offline)
        loader.start(with: Self.rows(3))
        await loader.loadMore()
        let state = state(of: loader)
        #expect(state.rowCount == 3)
        #expect(state.message == nil)
        #expect(state.tail == wording.couldNotLoadMore(wording.message(.offline), true))
        #expect(state.failure == .catalog(.offline))
    }

    @Test func aPositionCountsFromOneAmongAllThereAre() {
        let loader = loader(Self.nothing)
        loader.start(with: Self.rows(3, total: 1240))
        #expect(wording.position(atRow: 1, of: loader) == "2 of 1,240")
    }

    @Test func whereTheTotalIsNotKnownAPositionCountsAmongWhatIsLoaded() {
        let loader = loader(Self.nothing)
        loader.start(with: Self.rows(60))
        #expect(wording.position(atRow: 1, of: loader) == "2 of 60 loaded")
    }

    @Test(arguments: [
        (Staleness(age: 10_900, failure: .offline), "offline, from 3 h ago"),
        (Staleness(age: 30, failure: nil), "from a moment ago"),
        (Staleness(age: nil, failure: .unavailable(status: 503)), "Not refreshed: the service is down"),
        (Staleness(age: 100_000, failure: .offline), "offline, from yesterday"),
        (Staleness(age: 10_900, failure: .startedOffline), "offline, from 3 h ago"),
    ])
    func whatMayBeOldSaysSo(staleness: Staleness, note: String) {
        #expect(wording.note(staleness) == note)
    }

    @Test func whatCouldNotBeHadAnewSaysWhatToDo() {
        let failure = CatalogFailure.timedOut(host: "a.test")
        let expected = Message(
            "Not refreshed: timed out", why: "a.test did not answer in time.", remedy: "Press r to retry.")
        #expect(wording.message(Staleness(age: nil, failure: failure)) == expected)
        #expect(wording.message(Staleness(age: 30, failure: nil)) == Message("from a moment ago"))
        #expect(wording.message(Staleness(age: nil, failure: nil)) == nil)
    }

    @Test func aRowThatCouldNotBeBroughtBackSaysWhy() async {
        let loader = loader { page throws(CatalogFailure) in
            if page > 1 { throw .offline }
            return Self.rows(20, total: 1_240)
        }
        loader.want(rows: 1_000)
        #expect(await eventually { @MainActor in loader.activity == .failed(.offline) })
        #expect(wording.position(atRow: 3, of: loader) == "4 of 1,240")
        #expect(wording.position(atRow: 900, of: loader) == "901 of 1,240 · offline")
    }

    private typealias Read = PageSource<Row>.Read

    private static let nothing: Read = { _ in rows(0) }
    private static let offline: Read = { _ throws(CatalogFailure) in throw .offline }

    private nonisolated static func rows(_ count: Int, total: Int? = nil) -> Page<Row> {
        Page(items: (0..<count).map(Row.init), sentCount: count, total: total, isLast: false)
    }

    private func loader(_ read: @escaping Read) -> PagedListLoader<Row> {
        PagedListLoader(PageSource(read: read)) {}
    }

    private func state(of loader: PagedListLoader<Row>) -> ListState {
        ListState(loader, wording: wording, empty: empty)
    }

}

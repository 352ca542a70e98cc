import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import MovieList

/// What is typed at the list's foot.
@MainActor
struct MovieListSearchTests {
    private let view = RemoteListViewSpy()
    private let catalog = FakeMovieCatalog(
        .samples(1...40),
        capabilities: SourceCapabilities(
            lists: [SourceCapabilities.List(.popular)], search: SourceCapabilities.List(nil), shortestSearch: 2))
    private let router = ListRouterSpy<MovieID>()
    private let pause = HeldPause()
    private let presenter: MovieListDefaultPresenter

    init() {
        presenter = MovieListDefaultPresenter(catalog, router: router, pause: pause.pause, shownBy: view)
    }

    private func start() async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
        await view.untilIdle()
        presenter.browser.didMoveCursor(to: 24)
        presenter.didAskForFilter()
    }

    private var titles: [String] { (0..<100).compactMap { presenter.row(at: $0)?.title } }

    /// Those of the loaded films that have it in their title.
    private static let withThree = ([3, 13, 23] + (30...39)).map { "Film \($0)" }

    /// The words that the source was asked for.
    private var asked: [String] { catalog.lists.requests.compactMap(\.query.text) }

    @Test func whatIsLoadedIsFilteredAtOnce() async {
        await start()
        presenter.didChangeFilter("FILM 3")

        #expect(titles == Self.withThree)
        #expect(view.controls.filter == ListFilter(text: "FILM 3", isBeingTyped: true))
        #expect(view.selected == 0)
        #expect(router.calls.last == .follow(3))
        #expect(asked.isEmpty)
    }

    @Test func whatTheSourceFindsFollowsAndEachFilmIsThereOnce() async {
        await start()
        presenter.didChangeFilter("film 3")
        catalog.replace(with: .samples(39...60))
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await #expect(eventually { @MainActor in titles.contains("Film 58") })

        #expect(Set(asked) == ["film 3"])
        let first = Array(titles.prefix(15))
        #expect(first == Self.withThree + ["Film 40", "Film 41"])
    }

    @Test func fiveLettersTypedQuicklyAskOnceAndALateAnswerChangesNothing() async {
        await start()
        catalog.replace(with: .samples(41...45))
        for count in 1...5 {
            presenter.didChangeFilter(String("amour".prefix(count)))
            await letWorkRun()
        }
        // The pauses of what was typed before end as well, and nobody waits for them any more.
        pause.end()
        await #expect(eventually { @MainActor in titles == (41...45).map { "Film \($0)" } })
        #expect(asked == ["amour"])

        catalog.lists.hold()
        presenter.didChangeFilter("amours")
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await #expect(eventually { catalog.lists.waiting.count == 1 })
        presenter.didChangeFilter("film 37")
        catalog.lists.release()
        await letWorkRun()
        #expect(titles == ["Film 37"])
    }

    @Test func escapeLeadsBackToTheListAsItWas() async {
        await start()
        let requests = catalog.lists.requests.count
        presenter.didChangeFilter("film 3")
        presenter.didEndFilter(keeps: false)

        #expect(view.controls.filter == nil)
        #expect(view.selected == 24)
        #expect(router.calls.last == .follow(25))
        #expect(titles.count == 40)
        await letWorkRun()
        #expect(catalog.lists.requests.count == requests)
    }

    @Test func enterKeepsWhatWasFound() async {
        await start()
        presenter.didChangeFilter("film 3")
        presenter.didEndFilter(keeps: true)

        #expect(view.controls.filter == ListFilter(text: "film 3"))
        #expect(titles.first == "Film 3")
        presenter.didAskForFilter()
        presenter.didChangeFilter("  ")
        presenter.didEndFilter(keeps: true)
        #expect(view.controls.filter == nil)
        #expect(titles.count == 40)
    }

    @Test func whatIsTooShortForTheSourceIsOnlyLookedForHere() async {
        await start()
        presenter.didChangeFilter("z")
        await view.untilIdle()

        #expect(view.states.last?.message == Wording.sample("en_US").query.searchTooShort("2"))
        #expect(pause.waitingCount == 0)
        presenter.didChangeFilter("zz")
        await #expect(eventually { pause.waitingCount == 1 })
        catalog.replace(with: [])
        pause.end()
        await view.untilIdle()
        #expect(view.states.last?.message == Wording.sample("en_US").query.nothingFound("zz"))
    }

    @Test func whereNothingIsFoundWhatComesNearStaysAndThatIsSaid() async {
        await start()
        presenter.didChangeFilter("fim 3")
        await #expect(eventually { pause.waitingCount == 1 })
        catalog.replace(with: [])
        pause.end()
        await view.untilIdle()

        #expect(titles == Self.withThree)
        #expect(view.states.last?.tail == .said(Wording.sample("en_US").query.onlyNear("fim 3")))
        #expect(view.states.last?.message == nil)
        presenter.didEndFilter(keeps: false)
        #expect(titles.count == 40)
        #expect(view.states.last?.tail == nil)
    }

    @Test func whatTheSourceFindsAfterAllIsNotSaidToComeNear() async {
        await start()
        presenter.didChangeFilter("fim 3")
        await #expect(eventually { pause.waitingCount == 1 })
        catalog.replace(with: [])
        pause.end()
        await view.untilIdle()
        catalog.replace(with: .samples(50...51))
        presenter.didAskForRefresh()
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await #expect(eventually { @MainActor in titles == ["Film 50", "Film 51"] })
        #expect(view.states.last?.tail == nil)
    }

    @Test func aSourceThatFailsSaysSoBelowWhatIsLoaded() async {
        await start()
        catalog.lists.fail(.offline)
        presenter.didChangeFilter("film 39")
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await view.untilIdle()

        #expect(titles == ["Film 39"])
        #expect(view.states.last?.failure == .catalog(.offline))
        catalog.replace(with: .samples(50...51))
        presenter.didAskForRefresh()
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await #expect(eventually { @MainActor in titles == ["Film 39", "Film 50", "Film 51"] })
    }

    @Test func rowsThatCouldNotBeHadAnewAreFoundAsBefore() async {
        await start()
        presenter.didEndFilter(keeps: false)
        catalog.lists.fail(.offline)
        presenter.didAskForRefresh()
        await view.untilIdle()
        #expect(titles.count == 40)
        #expect(presenter.loaded.count == 40)

        presenter.didAskForFilter()
        presenter.didChangeFilter("film 3")
        #expect(titles == Self.withThree)
    }

    @Test func rowsThatARefreshHasReplacedAreNotFoundAnyMore() async {
        await start()
        presenter.didEndFilter(keeps: false)
        catalog.replace(with: .samples(50...55))
        presenter.didAskForRefresh()
        await view.untilIdle()

        #expect(titles == (50...55).map { "Film \($0)" })
        #expect(presenter.loaded.map(\.subject.id.key) == (50...55).map { "\($0)" })
    }

    @Test func anotherSessionGoesOnWithTheSearch() async {
        await start()
        presenter.didChangeFilter("film 3")
        presenter.didEndFilter(keeps: true)
        let stored = presenter.storedQuery

        let other = MovieListSearchTests()
        other.presenter.restore(storedQuery: stored)
        #expect(other.catalog.lists.requests.isEmpty)
        other.presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
        await #expect(eventually { other.pause.waitingCount == 1 })
        other.pause.end()
        await #expect(eventually { @MainActor in other.asked.first == "film 3" })
        #expect(other.view.controls.filter == ListFilter(text: "film 3"))
    }

    /// More rows than stay in memory.
    @Test func rowsThatWereLetGoAreFoundToo() async {
        catalog.replace(with: .samples(1...1_000))
        presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
        for row in stride(from: 19, through: 979, by: 20) {
            presenter.browser.didShow(lastVisible: row, visibleRows: 30)
            await #expect(eventually { @MainActor in presenter.row(at: row + 10) != nil })
        }
        await view.untilIdle()
        #expect(presenter.row(at: 300) == nil)
        presenter.didAskForFilter()
        presenter.didChangeFilter("film 301")

        await #expect(eventually { @MainActor in titles == ["Film 301"] })
    }
}

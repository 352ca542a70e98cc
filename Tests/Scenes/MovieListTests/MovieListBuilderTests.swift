import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing
import Widgets

@testable import MovieList

@MainActor
struct MovieListBuilderTests {
    private let catalog = FakeMovieCatalog(.samples(1...30))
    private let navigator = NavigatorSpy()
    private let destinations = MovieListDestinationsSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = MovieListBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[0].hasPrefix("▌ Film 1") })
        #expect(screen.handle(.open))

        #expect(navigator.calls == [.follow(MovieID(1)), .open(MovieID(1))])
        _ = navigator.makeScreen?()
        #expect(destinations.siblings?.sibling(.next, of: MovieID(1)) == .item(MovieID(2)))
    }

    @Test func inLinesItIsAnotherViewOfTheSame() async throws {
        let display = DisplaySpy(isPlain: true)
        let builder = MovieListBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
        let parts = SceneParts(of: stack.top)
        do {
            let screen = try #require(stack.top as? any PlainScreen)
            await #expect(eventually { @MainActor in screen.page.rows.count == 10 })
            #expect(screen.page.rows.first?.title == "Film 1" && screen.page.range?.total == 30)
            #expect(screen.choose(3) && !screen.choose(99))
        }
        #expect(navigator.calls.last == .open(MovieID(3)))

        stack.pop()
        #expect(parts.living == [])
    }

    @Test func aPoppedSceneIsGoneAllOfIt() async {
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { @MainActor in stack.top?.isBusy == false })
        #expect(parts.living == ["view", "presenter", "router", "loader"])

        stack.pop()
        #expect(parts.living == [])
    }

    @Test func aPoppedSceneIsGoneThoughItsRequestHangs() async {
        catalog.lists.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.lists.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "loader"])

        stack.pop()
        #expect(parts.living == [])
    }

    @Test func aPoppedSceneIsGoneThoughWhatWasKeptIsStillLookedFor() async {
        catalog.cachedLists.answer {
            .success(Cached(value: Page(of: .samples(1...30), number: $0.page, size: 20), age: 60, isFresh: true))
        }
        catalog.cachedLists.hold()
        push()
        await #expect(eventually { catalog.cachedLists.waiting.count == 1 })
        let parts = SceneParts(of: stack.top)
        stack.pop()
        #expect(parts.living == [])
        let changes = display.changeCount
        catalog.cachedLists.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
        #expect(navigator.calls.isEmpty)
        #expect(catalog.lists.requests.isEmpty)
    }

    @Test func aPoppedSceneCancelsItsRequestAndShowsNothingMore() async {
        catalog.lists.hold()
        push()
        await #expect(eventually { catalog.lists.waiting.count == 1 })
        stack.pop()
        await #expect(eventually { catalog.lists.cancelled.count == 1 })
        let changes = display.changeCount
        catalog.lists.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
        #expect(navigator.calls.isEmpty)
    }
}

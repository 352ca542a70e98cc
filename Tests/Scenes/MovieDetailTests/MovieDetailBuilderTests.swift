import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

@MainActor
struct MovieDetailBuilderTests {
    private let catalog = FakeMovieCatalog(.samples(1...9))
    private let links = LinkOpenerSpy()
    private let display = DisplaySpy()
    private let siblings = SiblingSourceStub(1...3, isComplete: false)
    private let stack = ScreenStack()

    private func push() {
        let builder = MovieDetailBuilder(catalog: catalog, context: .sample(display: display, links: links))
        stack.push(
            builder.build(
                MovieID(3), siblings: siblings, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        var detail = MovieDetail(movie: .sample(3))
        detail.links = [Link(title: "Page", url: "https://page.org")]
        catalog.details.answer { [detail] _ in .success(detail) }
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Film 3" })
        #expect(screen.frame(38, 4).rows[0] == " 1953")

        #expect(screen.handle(.openPage))
        #expect(links.opened == ["https://page.org"])
        #expect(screen.handle(.previous))
        #expect(siblings.moves == [2])
    }

    @Test func aPoppedSceneIsGoneAllOfIt() async {
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { @MainActor in stack.top?.isBusy == false })
        #expect(parts.living == ["view", "presenter", "router", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
    }

    @Test func aPoppedSceneIsGoneThoughItsRequestHangs() async {
        catalog.details.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.details.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
    }

    @Test func aPoppedSceneIsGoneThoughWhatWasKeptIsStillLookedFor() async {
        catalog.details.hold()
        catalog.cachedDetails.answer { _ in
            .success(Cached(value: MovieDetail(movie: .sample(3)), age: 60, isFresh: false))
        }
        catalog.cachedDetails.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.cachedDetails.waiting == [MovieID(3)] })
        stack.pop()
        #expect(parts.living == [])
        let changes = display.changeCount
        catalog.cachedDetails.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
    }

    @Test func aPoppedSceneCancelsItsRequestsAndShowsNothingMore() async {
        catalog.details.hold()
        push()
        _ = stack.top?.handle(.previous)
        await #expect(eventually { Set(catalog.details.waiting) == [MovieID(2), MovieID(1)] })
        stack.pop()
        await #expect(eventually { Set(catalog.details.cancelled) == [MovieID(2), MovieID(1)] })
        let changes = display.changeCount
        catalog.details.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
    }

    @Test func aSceneThatIsPoppedWhileTheListLoadsMoreIsGoneAndMovesNothing() async {
        let held = HeldPause()
        siblings.afterLoading = { siblings in
            await held.wait()
            siblings.loaded = 1...9
            return nil
        }
        push()
        let parts = SceneParts(of: stack.top)
        _ = stack.top?.handle(.next)
        await #expect(eventually { held.waitingCount == 1 })
        stack.pop()
        #expect(!parts.living.contains("view") && !parts.living.contains("presenter"))

        held.end()
        await #expect(eventually { @MainActor in parts.living == [] })
        #expect(siblings.moves.isEmpty)
    }
}

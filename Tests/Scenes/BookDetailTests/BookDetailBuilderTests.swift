import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

@MainActor
struct BookDetailBuilderTests {
    private let catalog = FakeBookCatalog(.samples(1...9))
    private let display = DisplaySpy()
    private let siblings = SiblingSourceStub(1...3)
    private let stack = ScreenStack()

    private func push() {
        let builder = BookDetailBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(
                BookID(3), siblings: siblings, navigator: NavigatorSpy(), destinations: BookDetailDestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Book 3" })
        #expect(screen.frame(38, 4).rows[0] == " Author 3")

        #expect(screen.handle(.previous))
        #expect(siblings.moves == [2])
    }

    @Test func aPoppedSceneIsGoneAllOfItThoughItsRequestHangs() async {
        catalog.details.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.details.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { catalog.details.cancelled.count == 1 })
    }

    @Test func aPoppedSceneCancelsWhatItAskedForAheadAndShowsNothingMore() async {
        catalog.details.hold()
        push()
        _ = stack.top?.handle(.previous)
        await #expect(eventually { catalog.details.waiting.contains(BookID(2)) })
        catalog.details.release(BookID(2))
        await #expect(eventually { catalog.details.waiting.contains(BookID(1)) })
        let parts = SceneParts(of: stack.top)
        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { catalog.details.cancelled.contains(BookID(1)) })
        let changes = display.changeCount
        catalog.details.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
    }
}

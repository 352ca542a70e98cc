import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ShelfChangeList

@MainActor
struct ShelfChangeListBuilderTests {
    private let shelf = FakeSharedShelf([.sample(1, .added)])
    private let stack = ScreenStack()

    private func push() {
        stack.push(
            ShelfChangeListBuilder(shelf: shelf, context: .sample())
                .build(navigator: NavigatorSpy(), destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsShowsWhatWaits() async throws {
        push()
        let screen = try #require(stack.top)

        await #expect(eventually { @MainActor in screen.frame(38, 6).rows[0].hasPrefix("▌ added     Emma") })
        #expect(screen.handle(.open))
        #expect(screen.isTyping)
    }
}

import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ReadingList

@MainActor
struct ReadingListBuilderTests {
    private let library = FakeLibrary(.someBooks)
    private let shelf = FakeSharedShelf()
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = ReadingListBuilder(
            shelf: shelf, availability: .books, context: .sample(library: library, display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() throws {
        push()
        let screen = try #require(stack.top)
        #expect(screen.frame(38, 5).rows[0].hasPrefix("▌ Dune ◐"))
        #expect(screen.handle(.open))

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [library.kept[1].id])
    }
}

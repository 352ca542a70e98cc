import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Arrivals

@MainActor
struct ArrivalsBuilderTests {
    @Test func theScreenItBuildsTakesAChangeBack() async throws {
        let (arrivals, stack) = (FakeArrivals(Arrival.samples), ScreenStack())
        stack.push(
            ArrivalsBuilder(arrivals: arrivals, context: .sample(library: FakeLibrary()))
                .build(navigator: NavigatorSpy(), destinations: DestinationsSpy()))
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(78, 12).text.contains("Yi Yi") })
        #expect(screen.handle(.undo))
        _ = screen.frame(78, 12)
        #expect(screen.handle(key: .character("y")))
        await #expect(eventually { arrivals.takenBack == [4] })
    }
}

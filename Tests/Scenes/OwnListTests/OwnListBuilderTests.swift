import Commands
import Entities
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import OwnList

@MainActor
struct OwnListBuilderTests {
    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async {
        let (navigator, destinations) = (NavigatorSpy(), DestinationsSpy())
        let screen = OwnListBuilder(availability: .live, context: .sample(library: FakeLibrary([.ownList])))
            .build(LibraryItem.ownList.summary, navigator: navigator, destinations: destinations)
        _ = screen.willAppear()
        screen.didAppear()
        await #expect(eventually { @MainActor in screen.frame(78, 10).rows.contains { $0.contains("Yi Yi") } })
        #expect(screen.handle(.open))
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [LibraryItem.ownList.things[0].id])
    }
}

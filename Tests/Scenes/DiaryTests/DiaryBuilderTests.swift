import Commands
import Entities
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Diary

@MainActor
struct DiaryBuilderTests {
    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async {
        let (navigator, destinations) = (NavigatorSpy(), DestinationsSpy())
        let items = [LibraryItem].diary
        let screen = DiaryBuilder(availability: .live, context: .sample(library: FakeLibrary(items)))
            .build(navigator: navigator, destinations: destinations)
        _ = screen.willAppear()
        screen.didAppear()
        await #expect(eventually { @MainActor in screen.frame(78, 10).rows.contains { $0.contains("Yi Yi") } })
        #expect(screen.handle(.open))
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [items[0].id])
    }
}

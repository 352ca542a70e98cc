import Navigation
import ScreenTestSupport
import Testing

@testable import EventForm

@MainActor
struct EventFormRouterTests {
    @Test func closingLeadsBack() {
        let (navigator, screen) = (NavigatorSpy(), ScreenStub())
        let router = EventFormDefaultRouter(navigator: navigator)
        router.screen = screen
        router.close()
        #expect(navigator.calls == [.pop])
    }
}

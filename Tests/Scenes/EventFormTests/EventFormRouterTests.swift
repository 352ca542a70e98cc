import Navigation
import ScreenTestSupport
import Testing

@testable import EventForm

@MainActor
struct EventFormRouterTests {
    @Test func closingLeadsBack() {
        let navigator = NavigatorSpy()
        EventFormDefaultRouter(navigator: navigator).close()
        #expect(navigator.calls == [.pop])
    }
}

import Navigation
import ScreenTestSupport
import Testing

@testable import ListForm

@MainActor
struct ListFormRouterTests {
    @Test func closingLeadsBack() {
        let (navigator, screen) = (NavigatorSpy(), ScreenStub())
        let router = ListFormDefaultRouter(navigator: navigator)
        router.screen = screen
        router.close()
        #expect(navigator.calls == [.pop])
    }
}

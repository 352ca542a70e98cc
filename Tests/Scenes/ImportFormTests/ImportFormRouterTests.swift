import Navigation
import ScreenTestSupport
import Testing

@testable import ImportForm

@MainActor
struct ImportFormRouterTests {
    @Test func closingLeadsBack() {
        let navigator = NavigatorSpy()
        ImportFormDefaultRouter(navigator: navigator).close()
        #expect(navigator.calls == [.pop])
    }
}

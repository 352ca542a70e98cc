import Navigation
import ScreenTestSupport
import Testing

@testable import ListForm

@MainActor
struct ListFormRouterTests {
    @Test func closingLeadsBack() {
        let navigator = NavigatorSpy()
        ListFormDefaultRouter(navigator: navigator).close()
        #expect(navigator.calls == [.pop])
    }
}

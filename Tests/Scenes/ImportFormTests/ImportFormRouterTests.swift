import Navigation
import ScreenTestSupport
import Testing

@testable import ImportForm

@MainActor
struct ImportFormRouterTests {
    @Test func closingLeadsBack() {
        let (navigator, screen) = (NavigatorSpy(), ScreenStub())
        let router = ImportFormDefaultRouter(navigator: navigator)
        router.screen = screen
        router.close()
        #expect(navigator.calls == [.pop])
    }

    @Test func whereItsScreenHasGoneNothingElseCloses() {
        let navigator = NavigatorSpy()
        let router = ImportFormDefaultRouter(navigator: navigator)
        do {
            let screen = ScreenStub()
            router.screen = screen
        }
        router.close()
        #expect(navigator.calls.isEmpty)
    }
}

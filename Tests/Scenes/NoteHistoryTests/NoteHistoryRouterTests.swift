import Browsing
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteHistory

@MainActor
struct NoteHistoryRouterTests {
    @Test func leadsBackToTheNoteWithTheText() {
        let (delegate, navigator) = (EarlierTextDelegateSpy(), NavigatorSpy())
        NoteHistoryDefaultRouter(delegate: delegate, navigator: navigator).takeBack("First")

        #expect(delegate.texts == ["First"])
        #expect(navigator.calls == [.pop])
    }

    @Test func keepsNeitherTheDelegateNorTheNavigatorAlive() {
        var delegate: EarlierTextDelegateSpy? = EarlierTextDelegateSpy()
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let releasedDelegate = delegate
        weak let releasedNavigator = navigator
        let router = delegate.map { NoteHistoryDefaultRouter(delegate: $0, navigator: navigator) }
        (delegate, navigator) = (nil, nil)

        #expect(releasedDelegate == nil)
        #expect(releasedNavigator == nil)
        router?.takeBack("First")
    }
}

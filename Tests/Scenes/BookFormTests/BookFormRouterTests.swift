import Browsing
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookForm

@MainActor
struct BookFormRouterTests {
    @MainActor
    private final class Delegate: WrittenBookDelegate {
        private(set) var subjects: [LibrarySubject] = []

        func willSave(_ subject: LibrarySubject) { subjects.append(subject) }
    }

    @Test func closesAndTellsWhoOpenedIt() {
        let (navigator, delegate, screen) = (NavigatorSpy(), Delegate(), ScreenStub())
        let router = BookFormDefaultRouter(navigator: navigator, delegate: delegate)
        router.screen = screen
        router.willSave(LibraryItem.book("Emma").id)
        router.close()

        #expect(delegate.subjects == [LibraryItem.book("Emma").id])
        #expect(navigator.calls == [.pop])
    }

    @Test func keepsNeitherNavigatorNorDelegateAlive() {
        var (navigator, delegate): (NavigatorSpy?, Delegate?) = (NavigatorSpy(), Delegate())
        weak let parts = (navigator)
        weak let told = (delegate)
        let router = BookFormDefaultRouter(navigator: navigator, delegate: delegate)
        (navigator, delegate) = (nil, nil)

        #expect(parts == nil)
        #expect(told == nil)
        router.close()
    }
}

import Navigation
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteEditorRouterTests {
    @Test func goesBackToWhereTheNoteWasOpened() {
        let navigator = NavigatorSpy()
        NoteEditorDefaultRouter(navigator: navigator).close()

        #expect(navigator.calls == [.pop])
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = NoteEditorDefaultRouter(navigator: navigator)
        navigator = nil

        #expect(released == nil)
        router.close()
    }
}

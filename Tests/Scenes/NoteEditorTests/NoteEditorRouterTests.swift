import Navigation
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteEditorRouterTests {
    private let editor = ExternalEditorSpy()

    @Test func theOtherEditorGetsTheTextAndItsAnswerCounts() {
        editor.answer = "after"
        let router = NoteEditorDefaultRouter(navigator: nil, editor: editor)
        #expect(router.edit("before") == "after")
        #expect(editor.texts == ["before"])
    }

    @Test func goesBackToWhereTheNoteWasOpened() {
        let navigator = NavigatorSpy()
        NoteEditorDefaultRouter(navigator: navigator, editor: editor).close()

        #expect(navigator.calls == [.pop])
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = NoteEditorDefaultRouter(navigator: navigator, editor: editor)
        navigator = nil

        #expect(released == nil)
        router.close()
    }
}

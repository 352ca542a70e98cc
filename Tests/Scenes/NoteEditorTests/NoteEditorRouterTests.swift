import Browsing
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteEditorRouterTests {
    private let editor = ExternalEditorSpy()
    private let destinations = DestinationsSpy()

    @Test func theOtherEditorGetsTheTextAndItsAnswerCounts() {
        editor.answer = "after"
        let router = NoteEditorDefaultRouter(navigator: nil, destinations: destinations, editor: editor)
        #expect(router.edit("before") == "after")
        #expect(editor.texts == ["before"])
    }

    @Test func goesBackToWhereTheNoteWasOpened() {
        let (navigator, screen) = (NavigatorSpy(), ScreenStub())
        let router = NoteEditorDefaultRouter(navigator: navigator, destinations: destinations, editor: editor)
        router.screen = screen
        router.close()

        #expect(navigator.calls == [.pop])
    }

    @Test func leadsToTheEarlierTexts() {
        let navigator = NavigatorSpy()
        NoteEditorDefaultRouter(navigator: navigator, destinations: destinations, editor: editor)
            .showHistory(of: .sample, delegate: EarlierTextDelegateStub())

        #expect(navigator.calls == [.push])
        #expect(destinations.asked == [LibrarySummary.sample])
    }
}

@MainActor
private final class EarlierTextDelegateStub: EarlierTextDelegate {
    func didTakeBack(_ text: String) {}
}

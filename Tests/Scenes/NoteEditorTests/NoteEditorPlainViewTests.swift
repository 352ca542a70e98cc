import Commands
import Presentation
import ScreenTestSupport
import Testing
import Widgets

@testable import NoteEditor

@MainActor
struct NoteEditorPlainViewTests {
    private let presenter = NoteEditorPresenterSpy()
    private let display = DisplaySpy()

    @Test func aNoteIsSaidOnceItIsKnownWhichVersionsItHas() {
        let view = NoteEditorPlainView(presenter: presenter, display: display)
        var state = NoteEditorState()
        (state.canWrite, state.isLooking) = (true, true)
        view.show(state)
        #expect(view.isBusy)
        let message = Wording.sample("en_US").library.severalVersions(Count(2))
        (state.isLooking, state.hasVersions, state.message) = (false, true, message)
        view.show(state)
        #expect(!view.isBusy)
        #expect(view.page.messages == [message])
        #expect(view.commands.contains(.joinVersions))
        #expect(view.handle(.joinVersions))
        #expect(presenter.calls == [.join])
    }
}

@testable import NoteEditor

@MainActor
final class NoteEditorViewSpy: NoteEditorView {
    private(set) var state = NoteEditorState()
    private(set) var text: String?

    var textWaiting = ""

    func show(_ state: NoteEditorState) { self.state = state }
    func begin(with text: String) { self.text = text }
}

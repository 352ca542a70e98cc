import Navigation

@MainActor
protocol NoteEditorRouter: AnyObject {
    /// Back to where the note was opened.
    func close()
    /// Has the text edited by another program; nil where nothing has come of it.
    func edit(_ text: String) -> String?
}

@MainActor
final class NoteEditorDefaultRouter: NoteEditorRouter {
    private weak var navigator: (any Navigator)?
    private let editor: any ExternalEditor

    init(navigator: (any Navigator)?, editor: any ExternalEditor) {
        self.navigator = navigator
        self.editor = editor
    }

    func close() {
        navigator?.pop()
    }

    func edit(_ text: String) -> String? {
        editor.edit(text)
    }
}

import Navigation

@MainActor
protocol NoteEditorRouter: AnyObject {
    /// Back to where the note was opened.
    func close()
}

@MainActor
final class NoteEditorDefaultRouter: NoteEditorRouter {
    private weak var navigator: (any Navigator)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }

    func close() {
        navigator?.pop()
    }
}

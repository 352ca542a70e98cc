import Browsing
import Entities
import Navigation

@MainActor
protocol NoteEditorRouter: ClosingRouter {
    /// Opens the text in another program; nil if there is no new text.
    func edit(_ text: String) -> String?
    /// - Parameter delegate: gets the text that is restored.
    func showHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate)
}

@MainActor
final class NoteEditorDefaultRouter: NoteEditorRouter, ClosingRouting {
    private(set) weak var navigator: (any Navigator)?
    weak var screen: (any Screen)?
    private let destinations: any NoteEditorDestinations
    private let editor: any ExternalEditor

    init(
        navigator: (any Navigator)?, destinations: any NoteEditorDestinations, editor: any ExternalEditor
    ) {
        self.navigator = navigator
        self.destinations = destinations
        self.editor = editor
    }

    func edit(_ text: String) -> String? {
        editor.edit(text)
    }

    func showHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) {
        navigator?.push(destinations.noteHistory(of: summary, delegate: delegate))
    }
}

package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the note can lead.
@MainActor
package protocol NoteEditorDestinations {
    /// To the earlier texts of the note.
    func noteHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) -> any Screen
}

/// The note about one film, artist or album, to write on.
@MainActor
package struct NoteEditorBuilder {
    private let library: any Library
    private let drafts: any Drafts
    private let wording: Wording
    private let editor: any ExternalEditor
    private let draftPause: Pause
    private let undo: UndoStack<LibraryFailure>

    /// - Parameters:
    ///   - editor: the user's own text editor.
    ///   - draftPause: how long a change may wait before it is stored as a draft.
    ///   - undo: gets a step for a note that was removed.
    package init(
        library: any Library, drafts: any Drafts, wording: Wording, editor: any ExternalEditor, draftPause: Pause,
        undo: UndoStack<LibraryFailure>
    ) {
        self.library = library
        self.drafts = drafts
        self.wording = wording
        self.editor = editor
        self.draftPause = draftPause
        self.undo = undo
    }

    /// - Parameters:
    ///   - summary: the item of the note, stored with it.
    ///   - navigator: shows the screen, and removes it at the end.
    package func build(
        _ summary: LibrarySummary, navigator: (any Navigator)?, destinations: any NoteEditorDestinations,
        display: any Display, notices: any NoticeBoard
    ) -> any Screen {
        let interactor = NoteEditorDefaultInteractor(summary: summary, library: library, drafts: drafts)
        let router = NoteEditorDefaultRouter(navigator: navigator, destinations: destinations, editor: editor)
        let presenter = NoteEditorDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, draftPause: draftPause,
            undo: undo)
        if display.isPlain {
            let view = NoteEditorPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = NoteEditorDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

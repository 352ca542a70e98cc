package import Browsing
package import Entities
package import Navigation

/// Where the note can lead.
@MainActor
package protocol NoteEditorDestinations {
    /// To the earlier texts of the note.
    func noteHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) -> any Screen
}

/// The note about one film, artist or album, to write on.
@MainActor
package struct NoteEditorBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    /// - Parameters:
    ///   - summary: the item of the note, stored with it.
    ///   - navigator: shows the screen, and removes it at the end.
    package func build(
        _ summary: LibrarySummary, navigator: (any Navigator)?, destinations: any NoteEditorDestinations
    ) -> any Screen {
        let interactor = NoteEditorDefaultInteractor(summary: summary, library: context.library, drafts: context.drafts)
        let router = NoteEditorDefaultRouter(navigator: navigator, destinations: destinations, editor: context.editor)
        let presenter = NoteEditorDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            draftPause: context.pauses.drafting,
            undo: context.undo)
        let display = context.display
        let view: any Screen & NoteEditorView =
            display.isPlain
            ? NoteEditorPlainView(presenter: presenter, display: display)
            : NoteEditorDefaultView(
                presenter: presenter,
                picture: KeptPicture(
                    of: summary, finder: context.keptPictures, store: context.pictures, pause: context.pauses.following),
                display: display)
        presenter.view = view
        router.screen = view
        return view
    }
}

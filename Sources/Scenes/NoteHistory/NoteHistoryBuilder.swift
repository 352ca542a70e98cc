package import Browsing
package import Entities
package import Navigation

/// The earlier texts of a note, of which one can be taken back.
@MainActor
package struct NoteHistoryBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    /// - Parameters:
    ///   - summary: what the note is about.
    ///   - delegate: gets the text that is restored.
    ///   - navigator: shows the screen, and removes it at the end.
    package func build(
        _ summary: LibrarySummary, delegate: any EarlierTextDelegate, navigator: (any Navigator)?
    ) -> any Screen {
        let interactor = NoteHistoryDefaultInteractor(summary: summary, library: context.library)
        let router = NoteHistoryDefaultRouter(delegate: delegate, navigator: navigator)
        let presenter = NoteHistoryDefaultPresenter(interactor: interactor, router: router, wording: context.wording)
        let view = NoteHistoryDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// The earlier texts of a note, of which one can be taken back.
@MainActor
package struct NoteHistoryBuilder {
    private let library: any Library
    private let wording: Wording

    package init(library: any Library, wording: Wording) {
        self.library = library
        self.wording = wording
    }

    /// - Parameters:
    ///   - summary: what the note is about.
    ///   - delegate: gets the text that is restored.
    ///   - navigator: shows the screen, and removes it at the end.
    package func build(
        _ summary: LibrarySummary, delegate: any EarlierTextDelegate, navigator: (any Navigator)?, display: any Display
    ) -> any Screen {
        let interactor = NoteHistoryDefaultInteractor(summary: summary, library: library)
        let router = NoteHistoryDefaultRouter(delegate: delegate, navigator: navigator)
        let presenter = NoteHistoryDefaultPresenter(interactor: interactor, router: router, wording: wording)
        if display.isPlain {
            let view = NoteHistoryPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = NoteHistoryDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

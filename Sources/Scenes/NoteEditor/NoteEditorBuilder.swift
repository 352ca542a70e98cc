package import Entities
package import Navigation
package import Presentation
package import Services

@MainActor
package struct NoteEditorBuilder {
    private let library: any Library
    private let wording: Wording

    package init(library: any Library, wording: Wording) {
        self.library = library
        self.wording = wording
    }

    /// - Parameters:
    ///   - summary: what the note is about, and what is stored of that with it.
    ///   - navigator: who shows the screen, and takes it away when it is done.
    package func build(
        _ summary: LibrarySummary, navigator: (any Navigator)?, display: any Display, notices: any NoticeBoard
    ) -> any Screen {
        let interactor = NoteEditorDefaultInteractor(summary: summary, library: library)
        let router = NoteEditorDefaultRouter(navigator: navigator)
        let presenter = NoteEditorDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices)
        let view = NoteEditorDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

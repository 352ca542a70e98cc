package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol MovieDetailDestinations: NoteDestinations, PlaceDestinations {}

/// All about one film.
@MainActor
package struct MovieDetailBuilder {
    private let catalog: any MovieCatalog
    private let library: any Library
    private let aliases: any AliasFinder
    private let pictures: any PictureStore
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - aliases: asks other sources for the film's ids there, if it is kept.
    ///   - pause: how long a film must be shown, after a step to it, before its poster is asked for.
    package init(
        catalog: any MovieCatalog, library: any Library, aliases: any AliasFinder,
        pictures: any PictureStore, wording: Wording, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.catalog = catalog
        self.library = library
        self.aliases = aliases
        self.pictures = pictures
        self.wording = wording
        self.undo = undo
        self.pause = pause
    }

    /// - Parameter siblings: the list that the film was opened from, for next and previous; held weakly.
    package func build(
        _ id: MovieID, siblings: (any SiblingSource<MovieID>)?, links: any LinkOpener,
        navigator: (any Navigator)?, destinations: any MovieDetailDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let interactor = MovieDetailDefaultInteractor(
            catalog: catalog, library: library, aliases: aliases, pictures: pictures)
        let router = MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: navigator, destinations: destinations)
        let presenter = MovieDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: wording, notices: notices, undo: undo,
            pause: pause)
        if display.isPlain {
            let view = MovieDetailPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = MovieDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

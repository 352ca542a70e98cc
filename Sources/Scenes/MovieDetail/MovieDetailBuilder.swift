package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol MovieDetailDestinations: NoteDestinations {}

/// All about one film.
@MainActor
package struct MovieDetailBuilder {
    private let catalog: any MovieCatalog
    private let library: any Library
    private let wording: Wording

    package init(catalog: any MovieCatalog, library: any Library, wording: Wording) {
        self.catalog = catalog
        self.library = library
        self.wording = wording
    }

    /// - Parameter siblings: the list that the film was opened from, for next and previous; held weakly.
    package func build(
        _ id: MovieID, siblings: (any SiblingSource<MovieID>)?, links: any LinkOpener,
        navigator: (any Navigator)?, destinations: any MovieDetailDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let interactor = MovieDetailDefaultInteractor(catalog: catalog, library: library)
        let router = MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: navigator, destinations: destinations)
        let presenter = MovieDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: wording, notices: notices)
        let view = MovieDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

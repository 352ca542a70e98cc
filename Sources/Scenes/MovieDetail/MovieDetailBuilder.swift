package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the detail can lead.
@MainActor
package protocol MovieDetailDestinations: NoteDestinations, PlaceDestinations {}

/// All about one film.
@MainActor
package struct MovieDetailBuilder {
    private let catalog: any MovieCatalog
    private let context: SceneContext

    package init(catalog: any MovieCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter siblings: the list that the film was opened from, for next and previous; held weakly.
    package func build(
        _ id: MovieID, siblings: (any SiblingSource<MovieID>)?,
        navigator: (any Navigator)?, destinations: any MovieDetailDestinations
    ) -> any Screen {
        let interactor = MovieDetailDefaultInteractor(
            catalog: catalog, library: context.library, aliases: context.aliases, pictures: context.pictures)
        let router = MovieDetailDefaultRouter(
            siblings: siblings, links: context.links, navigator: navigator, destinations: destinations)
        let presenter = MovieDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, picturePause: context.pauses.following)
        let view = MovieDetailDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

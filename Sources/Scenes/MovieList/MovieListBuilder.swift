package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol MovieListDestinations: NoteDestinations {
    func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen
}

/// The popular films of the past year, or all that the source has.
@MainActor
package struct MovieListBuilder {
    private let catalog: any MovieCatalog
    private let context: SceneContext

    package init(catalog: any MovieCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: MovieQuery? = nil, navigator: any Navigator, destinations: any MovieListDestinations
    ) -> any Screen {
        let interactor = MovieListDefaultInteractor(
            catalog: catalog, library: context.library, pictures: context.pictures, asked: query)
        let router = MovieListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, searchPause: context.pauses.searching, picturePause: context.pauses.following)
        router.siblingSource = presenter
        let view = MovieListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

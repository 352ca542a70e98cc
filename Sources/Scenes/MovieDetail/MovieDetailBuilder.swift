package import Entities
package import Navigation
package import Presentation
package import Services

@MainActor
package struct MovieDetailBuilder {
    private let catalog: any MovieCatalog
    private let wording: Wording

    package init(catalog: any MovieCatalog, wording: Wording) {
        self.catalog = catalog
        self.wording = wording
    }

    /// - Parameter siblings: the list that the film was opened from, for next and previous; held weakly.
    package func build(
        _ id: MovieID, siblings: (any SiblingSource<MovieID>)?, links: any LinkOpener, display: any Display
    ) -> any Screen {
        let interactor = MovieDetailDefaultInteractor(catalog: catalog)
        let router = MovieDetailDefaultRouter(siblings: siblings, links: links)
        let presenter = MovieDetailDefaultPresenter(id: id, interactor: interactor, router: router, wording: wording)
        let view = MovieDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

import Browsing
package import Entities
package import Navigation
package import Services

/// Where the detail can lead.
@MainActor
package protocol PersonDetailDestinations: PlaceDestinations {}

/// Somebody who has made films or plays in them, with all of these.
@MainActor
package struct PersonDetailBuilder {
    private let catalog: any PersonCatalog
    private let context: SceneContext

    package init(catalog: any PersonCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter name: shown until the catalogue has answered.
    package func build(
        _ id: PersonID, named name: String, navigator: (any Navigator)?,
        destinations: any PersonDetailDestinations
    ) -> any Screen {
        let interactor = PersonDetailDefaultInteractor(
            catalog: catalog, diary: context.library, pictures: context.pictures)
        let router = PersonDetailDefaultRouter(navigator: navigator, links: context.links, destinations: destinations)
        let presenter = PersonDetailDefaultPresenter(
            id: id, name: name, interactor: interactor, router: router, wording: context.wording,
            notices: context.notices, picturePause: context.pauses.following)
        let view = PersonDetailDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

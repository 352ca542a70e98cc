import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol {Name}Destinations: NoteDestinations {
    func {name}Detail(_ id: ItemID) -> any Screen
}

/// What the source has, page by page.
@MainActor
package struct {Name}Builder {
    private let catalog: any ListCatalog<{Name}Item, {Name}Query>
    private let context: SceneContext

    package init(catalog: any ListCatalog<{Name}Item, {Name}Query>, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: {Name}Query? = nil, navigator: any Navigator, destinations: any {Name}Destinations
    ) -> any Screen {
        let interactor = {Name}DefaultInteractor(
            source: catalog, library: context.library, pictures: context.pictures, asked: query)
        let router = {Name}DefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = {Name}DefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, searchPause: context.pauses.searching, picturePause: context.pauses.following)
        let view = {Name}DefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the detail can lead.
@MainActor
package protocol PokemonDetailDestinations: NoteDestinations, PlaceDestinations {}

/// All about one species, with its moves folded.
@MainActor
package struct PokemonDetailBuilder {
    private let catalog: any PokemonCatalog
    private let context: SceneContext

    package init(catalog: any PokemonCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter siblings: the list that the species was opened from, for next and previous; held weakly.
    package func build(
        _ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?,
        navigator: (any Navigator)?, destinations: any PokemonDetailDestinations
    ) -> any Screen {
        let interactor = PokemonDetailDefaultInteractor(
            catalog: catalog, library: context.library, pictures: context.pictures)
        let router = PokemonDetailDefaultRouter(
            siblings: siblings, links: context.links, navigator: navigator, destinations: destinations)
        let presenter = PokemonDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, pause: context.pauses.following)
        let view = PokemonDetailDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

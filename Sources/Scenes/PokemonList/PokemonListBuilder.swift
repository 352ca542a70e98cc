package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol PokemonListDestinations: NoteDestinations {
    func pokemonDetail(_ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?) -> any Screen
}

/// All species that the source has, in any order, or those that a filter lets through.
@MainActor
package struct PokemonListBuilder {
    private let catalog: any PokemonCatalog
    private let context: SceneContext

    package init(catalog: any PokemonCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: PokemonQuery? = nil, navigator: any Navigator, destinations: any PokemonListDestinations
    ) -> any Screen {
        let interactor = PokemonListDefaultInteractor(
            catalog: catalog, library: context.library, pictures: context.pictures, asked: query)
        let router = PokemonListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = PokemonListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, searchPause: context.pauses.searching, picturePause: context.pauses.following)
        // The detail asks it for the next species.
        router.siblingSource = presenter
        let view = PokemonListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

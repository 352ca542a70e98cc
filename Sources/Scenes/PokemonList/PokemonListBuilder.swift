package import Browsing
package import Entities
package import Navigation
package import Presentation
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
    private let library: any Library
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - pause: how long somebody must have stopped typing before a search is asked for.
    package init(
        catalog: any PokemonCatalog, library: any Library, wording: Wording, undo: UndoStack<LibraryFailure>,
        pause: Pause
    ) {
        self.catalog = catalog
        self.library = library
        self.wording = wording
        self.undo = undo
        self.pause = pause
    }

    package func isFirstPageCached() async -> Bool {
        await interactor.isFirstPageCached()
    }

    /// Asks for the first page. A list that is built after that has it at once.
    package func askForFirstPage() async throws(CatalogFailure) {
        try await interactor.askForFirstPage()
    }

    private var interactor: PokemonListDefaultInteractor {
        PokemonListDefaultInteractor(catalog: catalog, library: library)
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: PokemonQuery? = nil, navigator: any Navigator, destinations: any PokemonListDestinations,
        display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        var interactor = interactor
        interactor.asked = query
        let router = PokemonListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = PokemonListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo, pause: pause)
        router.siblings = presenter
        if display.isPlain {
            let view = PokemonListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = PokemonListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

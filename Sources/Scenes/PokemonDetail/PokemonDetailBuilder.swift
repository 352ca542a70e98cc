package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol PokemonDetailDestinations: NoteDestinations, PlaceDestinations {}

/// All about one species, with its moves folded.
@MainActor
package struct PokemonDetailBuilder {
    private let catalog: any PokemonCatalog
    private let library: any Library
    private let pictures: any PictureStore
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - pause: how long a species must be shown, after a step to it, before the source is asked.
    package init(
        catalog: any PokemonCatalog, library: any Library, pictures: any PictureStore, wording: Wording,
        undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.catalog = catalog
        self.library = library
        self.pictures = pictures
        self.wording = wording
        self.undo = undo
        self.pause = pause
    }

    /// - Parameter siblings: the list that the species was opened from, for next and previous; held weakly.
    package func build(
        _ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?, links: any LinkOpener,
        navigator: (any Navigator)?, destinations: any PokemonDetailDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let interactor = PokemonDetailDefaultInteractor(catalog: catalog, library: library, pictures: pictures)
        let router = PokemonDetailDefaultRouter(
            siblings: siblings, links: links, navigator: navigator, destinations: destinations)
        let presenter = PokemonDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: wording, notices: notices, undo: undo,
            pause: pause)
        if display.isPlain {
            let view = PokemonDetailPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = PokemonDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

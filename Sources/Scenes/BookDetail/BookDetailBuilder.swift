package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the detail can lead.
@MainActor
package protocol BookDetailDestinations: NoteDestinations, PlaceDestinations {
    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what was saved; held weakly.
    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen
}

/// All about one book, with other books of its author.
@MainActor
package struct BookDetailBuilder {
    private let catalog: any BookCatalog
    private let context: SceneContext

    package init(catalog: any BookCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter siblings: the list that the book was opened from, for next and previous; held weakly.
    package func build(
        _ id: BookID, siblings: (any SiblingSource<BookID>)?, navigator: (any Navigator)?,
        destinations: any BookDetailDestinations
    ) -> any Screen {
        let interactor = BookDetailDefaultInteractor(
            catalog: catalog, library: context.library, pictures: context.pictures)
        let router = BookDetailDefaultRouter(
            siblings: siblings, links: context.links, navigator: navigator, destinations: destinations)
        let presenter = BookDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, pause: context.pauses.following)
        let view = BookDetailDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        router.screen = view
        return view
    }
}

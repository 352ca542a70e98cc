package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol BookListDestinations: NoteDestinations {
    func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen
    /// The reader's own list.
    func readingList() -> any Screen
}

/// Books that are trending, on a subject, by an author, or that a search finds, in the orders that the source has.
@MainActor
package struct BookListBuilder {
    private let catalog: any BookCatalog
    private let context: SceneContext

    package init(catalog: any BookCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: BookQuery? = nil, navigator: any Navigator, destinations: any BookListDestinations
    ) -> any Screen {
        let interactor = BookListDefaultInteractor(
            catalog: catalog, library: context.library, pictures: context.pictures, asked: query)
        let router = BookListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = BookListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, searchPause: context.pauses.searching, picturePause: context.pauses.following,
            isOfSection: query == nil)
        // The detail asks it for the next book.
        router.siblingSource = presenter
        let view = BookListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

import Browsing
import Entities
import Navigation

@MainActor
protocol BookDetailRouter: SiblingDetailRouter<BookID>, ClosingRouter {
    /// Leads to the form of a book that somebody has written down.
    func write(_ book: LibraryItem)
}

@MainActor
final class BookDetailDefaultRouter: BookDetailRouter, ClosingRouting, NoteRouting, PlaceRouting {
    let notes: NoteRoute
    let places: PlaceRoute
    private(set) weak var siblings: (any SiblingSource<BookID>)?
    private(set) weak var navigator: (any Navigator)?
    weak var screen: (any Screen)?
    private let destinations: any BookDetailDestinations

    init(
        siblings: (any SiblingSource<BookID>)?, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any BookDetailDestinations
    ) {
        self.siblings = siblings
        self.navigator = navigator
        self.destinations = destinations
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
    }

    func write(_ book: LibraryItem) {
        navigator?.push(destinations.bookForm(book, delegate: nil))
    }
}

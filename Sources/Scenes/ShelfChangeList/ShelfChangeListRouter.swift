import Browsing
import Entities
import Navigation

@MainActor
protocol ShelfChangeListRouter: AnyObject {
    /// Leads to the form of a book that the shelf does not take as it is.
    func write(_ book: LibraryItem)
}

@MainActor
final class ShelfChangeListDefaultRouter: ShelfChangeListRouter {
    private weak var navigator: (any Navigator)?
    private let destinations: any ShelfChangeListDestinations

    init(navigator: (any Navigator)?, destinations: any ShelfChangeListDestinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    func write(_ book: LibraryItem) {
        navigator?.push(destinations.bookForm(book, delegate: nil))
    }
}

import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol ReadingListRouter: KeptRouter {
    /// Leads back to the books that a source has.
    func showBooks()
    /// Leads to the form.
    ///
    /// - Parameter book: nil for a new one.
    func write(_ book: LibraryItem?, delegate: any WrittenBookDelegate)
    /// Leads to what the shared shelf does not have yet.
    func showShelfChanges()
}

@MainActor
final class ReadingListDefaultRouter: ReadingListRouter, KeptRouting {
    let things: KeptRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any ReadingListDestinations

    init(navigator: any Navigator, destinations: any ReadingListDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        things = KeptRoute(navigator: navigator, destinations: destinations)
    }

    func showBooks() {
        navigator?.popList()
    }

    func write(_ book: LibraryItem?, delegate: any WrittenBookDelegate) {
        navigator?.push(destinations.bookForm(book, delegate: delegate))
    }

    func showShelfChanges() {
        navigator?.push(destinations.shelfChanges())
    }
}

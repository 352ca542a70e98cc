import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol ReadingListRouter: NoteRouter {
    /// - Parameter keptText: what is shown in place of its detail, if no catalogue tells of it.
    func show(_ book: LibrarySummary, keptText: KeptText?)
    /// The cursor has come to a book.
    func follow(_ book: LibrarySummary, keptText: KeptText?)
    /// The list is empty.
    func followNothing()
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
final class ReadingListDefaultRouter: ReadingListRouter, NoteRouting {
    let notes: NoteRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any ReadingListDestinations

    init(navigator: any Navigator, destinations: any ReadingListDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        notes = NoteRoute(navigator: navigator, destinations: destinations)
    }

    func show(_ book: LibrarySummary, keptText: KeptText?) {
        navigator?.open(book.subject, makeScreen(book, keptText))
    }

    func follow(_ book: LibrarySummary, keptText: KeptText?) {
        navigator?.follow(book.subject, makeScreen(book, keptText))
    }

    func followNothing() {
        navigator?.followNothing()
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

    private func makeScreen(_ book: LibrarySummary, _ keptText: KeptText?) -> Navigator.MakeScreen {
        { [destinations] in
            guard let keptText else { return destinations.detail(of: book) }
            return destinations.text(title: book.title, keptText)
        }
    }
}

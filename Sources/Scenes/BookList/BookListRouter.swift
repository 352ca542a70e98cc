import Browsing
import Entities
import Navigation

/// Where the list leads else is in `ListRouter` (Sources/Browsing), answered by `DetailRouting` and `NoteRouting` (Sources/Navigation).
@MainActor
protocol BookListRouter: ListRouter<BookID> {
    /// Leads to the reader's own list.
    func showReadingList()
}

@MainActor
final class BookListDefaultRouter: BookListRouter, NoteRouting, DetailRouting {
    let notes: NoteRoute
    let details: DetailRoute
    /// What a detail asks for the book before and after its own: the list's presenter.
    weak var siblingSource: (any SiblingSource<BookID>)?
    private weak var navigator: (any Navigator)?
    private let destinations: any BookListDestinations

    init(navigator: any Navigator, destinations: any BookListDestinations) {
        self.navigator = navigator
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        details = DetailRoute(navigator: navigator)
        self.destinations = destinations
    }

    func makeDetail(of id: BookID) -> Navigator.MakeScreen {
        { [destinations, weak siblingSource] in destinations.bookDetail(id, siblings: siblingSource) }
    }

    func showReadingList() {
        navigator?.pushList(destinations.readingList(), comesBack: true)
    }
}

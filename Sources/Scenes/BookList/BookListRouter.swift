import Browsing
import Entities
import Navigation

@MainActor
protocol BookListRouter: NoteRouter {
    func showDetail(of id: BookID)
    /// The cursor has come to a book.
    func followDetail(of id: BookID)
    /// The detail shows another book, by its own decision.
    func didMoveDetail(to id: BookID)
    /// The list is empty.
    func followNothing()
    /// Leads to the reader's own list.
    func showReadingList()
}

@MainActor
final class BookListDefaultRouter: BookListRouter, NoteRouting {
    let notes: NoteRoute
    /// Tells a detail what comes before and after it: the list's presenter.
    weak var siblings: (any SiblingSource<BookID>)?
    private weak var navigator: (any Navigator)?
    private let destinations: any BookListDestinations

    init(navigator: any Navigator, destinations: any BookListDestinations) {
        self.navigator = navigator
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        self.destinations = destinations
    }

    func showDetail(of id: BookID) {
        navigator?.open(id, makeDetail(of: id))
    }

    func followDetail(of id: BookID) {
        navigator?.follow(id, makeDetail(of: id))
    }

    func didMoveDetail(to id: BookID) {
        navigator?.didMoveDetail(to: id, makeDetail(of: id))
    }

    func followNothing() {
        navigator?.followNothing()
    }

    func showReadingList() {
        navigator?.pushList(destinations.readingList(), comesBack: true)
    }

    private func makeDetail(of id: BookID) -> Navigator.MakeScreen {
        { [destinations, weak siblings] in destinations.bookDetail(id, siblings: siblings) }
    }
}

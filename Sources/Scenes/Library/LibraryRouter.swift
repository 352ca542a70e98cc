import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol LibraryRouter: NoteRouter {
    func showDetail(of subject: LibrarySubject)
    /// The cursor has come to an item.
    func followDetail(of subject: LibrarySubject)
    /// The same for items whose catalogue is not in use.
    func showKept(_ subject: LibrarySubject, title: String, _ text: @escaping KeptText)
    func followKept(_ subject: LibrarySubject, title: String, _ text: @escaping KeptText)
    /// The list is empty.
    func followNothing()
}

@MainActor
final class LibraryDefaultRouter: LibraryRouter, NoteRouting {
    let notes: NoteRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any LibraryDestinations

    init(navigator: any Navigator, destinations: any LibraryDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        notes = NoteRoute(navigator: navigator, destinations: destinations)
    }

    func showDetail(of subject: LibrarySubject) {
        navigator?.open(subject, makeDetail(of: subject))
    }

    func followDetail(of subject: LibrarySubject) {
        navigator?.follow(subject, makeDetail(of: subject))
    }

    func showKept(_ subject: LibrarySubject, title: String, _ text: @escaping KeptText) {
        navigator?.open(subject) { [destinations] in destinations.text(title: title, text) }
    }

    func followKept(_ subject: LibrarySubject, title: String, _ text: @escaping KeptText) {
        navigator?.follow(subject) { [destinations] in destinations.text(title: title, text) }
    }

    func followNothing() {
        navigator?.followNothing()
    }

    private func makeDetail(of subject: LibrarySubject) -> Navigator.MakeScreen {
        { [destinations] in destinations.detail(of: subject) }
    }
}

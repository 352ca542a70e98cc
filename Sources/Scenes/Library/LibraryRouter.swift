import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol LibraryRouter: NoteRouter {
    /// - Parameter keptText: what is shown in place of its detail, if its catalogue is not in use.
    func show(_ item: LibrarySummary, keptText: KeptText?)
    func showList(of view: SavedView)
    /// The cursor has come to an item.
    func follow(_ item: LibrarySummary, keptText: KeptText?)
    /// The list is empty.
    func followNothing()
    func showDiary()
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

    func show(_ item: LibrarySummary, keptText: KeptText?) {
        navigator?.open(item.subject, makeScreen(item, keptText))
    }

    func follow(_ item: LibrarySummary, keptText: KeptText?) {
        navigator?.follow(item.subject, makeScreen(item, keptText))
    }

    func showList(of view: SavedView) {
        if let list = destinations.list(of: view) { navigator?.pushList(list, comesBack: false) }
    }

    func followNothing() {
        navigator?.followNothing()
    }

    func showDiary() {
        navigator?.pushList(destinations.diary(), comesBack: true)
    }

    private func makeScreen(_ item: LibrarySummary, _ keptText: KeptText?) -> Navigator.MakeScreen {
        { [destinations] in
            guard let keptText else { return destinations.detail(of: item) }
            return destinations.text(title: item.title, keptText)
        }
    }
}

import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol DiaryRouter: NoteRouter {
    /// - Parameter keptText: what is shown in place of its detail, if no catalogue tells of it.
    func show(_ thing: LibrarySummary, keptText: KeptText?)
    /// The cursor has come to an entry about it.
    func follow(_ thing: LibrarySummary, keptText: KeptText?)
    /// The list is empty.
    func followNothing()
    /// Leads back to all that is kept.
    func showLibrary()
    /// Leads to what there is of the current year.
    func showYear()
}

@MainActor
final class DiaryDefaultRouter: DiaryRouter, NoteRouting {
    let notes: NoteRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any DiaryDestinations

    init(navigator: any Navigator, destinations: any DiaryDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        notes = NoteRoute(navigator: navigator, destinations: destinations)
    }

    func show(_ thing: LibrarySummary, keptText: KeptText?) {
        navigator?.open(thing.subject, makeScreen(thing, keptText))
    }

    func follow(_ thing: LibrarySummary, keptText: KeptText?) {
        navigator?.follow(thing.subject, makeScreen(thing, keptText))
    }

    func followNothing() {
        navigator?.followNothing()
    }

    func showLibrary() {
        navigator?.popList()
    }

    func showYear() {
        navigator?.push(destinations.year())
    }

    private func makeScreen(_ thing: LibrarySummary, _ keptText: KeptText?) -> Navigator.MakeScreen {
        { [destinations] in
            guard let keptText else { return destinations.detail(of: thing) }
            return destinations.text(title: thing.title, keptText)
        }
    }
}

import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol DiaryRouter: KeptRouter {
    /// Leads back to all that is kept.
    func showLibrary()
    /// Leads to what there is of the current year.
    ///
    /// - Parameter delegate: hears when another tab is wanted there.
    func showYear(delegate: any TabbedPageDelegate)
    /// Leads to the form of an entry.
    func edit(_ entry: DiaryEntry)
}

@MainActor
final class DiaryDefaultRouter: DiaryRouter, KeptRouting {
    let things: KeptRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any DiaryDestinations

    init(navigator: any Navigator, destinations: any DiaryDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        things = KeptRoute(navigator: navigator, destinations: destinations)
    }

    func showLibrary() {
        navigator?.popList()
    }

    func showYear(delegate: any TabbedPageDelegate) {
        navigator?.push(destinations.year(delegate: delegate))
    }

    func edit(_ entry: DiaryEntry) {
        navigator?.push(destinations.eventForm(entry))
    }
}

import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol DiaryRouter: KeptRouter {
    /// Those of the library, of which the list is one; nil for a list by itself.
    var tabs: SharedTabs? { get }
    /// Leads back to all that is kept, and to one of its tabs, by its index.
    func showLibrary(atTab index: Int)
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
    let tabs: SharedTabs?
    private weak var navigator: (any Navigator)?
    private let destinations: any DiaryDestinations

    /// - Parameter tabs: those of the library; nil for a list by itself.
    init(navigator: any Navigator, destinations: any DiaryDestinations, tabs: SharedTabs? = nil) {
        (self.navigator, self.tabs) = (navigator, tabs)
        self.destinations = destinations
        things = KeptRoute(navigator: navigator, destinations: destinations)
    }

    func showLibrary(atTab index: Int) {
        navigator?.popList()
        tabs?.choose?(index)
    }

    func showYear(delegate: any TabbedPageDelegate) {
        navigator?.push(destinations.year(delegate: delegate))
    }

    func edit(_ entry: DiaryEntry) {
        navigator?.push(destinations.eventForm(entry))
    }
}

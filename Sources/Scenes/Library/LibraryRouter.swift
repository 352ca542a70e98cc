import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol LibraryRouter: KeptRouter {
    func showList(of view: SavedView)
    func showList(_ list: LibrarySummary)
    /// Leads to the form of a list that somebody has made.
    func edit(_ list: LibraryItem)
    /// The tabs of the library, which it shares with what it leads to.
    var tabs: SharedTabs { get }
    /// Leads to what lies over the library; to what has a name alone, at its first thing.
    func show(_ place: TabbedPlace)
    /// Leads to the form for a file.
    func importFile()
    /// Leads to what has a name alone.
    ///
    /// - Parameter thing: what the cursor starts on; nil for the first.
    func showUnconfirmed(startingAt thing: LibrarySubject?)
}

@MainActor
final class LibraryDefaultRouter: LibraryRouter, KeptRouting {
    let things: KeptRoute
    let tabs = SharedTabs()
    private weak var navigator: (any Navigator)?
    private let destinations: any LibraryDestinations

    init(navigator: any Navigator, destinations: any LibraryDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        things = KeptRoute(navigator: navigator, destinations: destinations)
    }

    func showList(of view: SavedView) {
        if let list = destinations.list(of: view) { navigator?.pushList(list, comesBack: false) }
    }

    func showList(_ list: LibrarySummary) {
        navigator?.pushList(destinations.list(list), comesBack: true)
    }

    func edit(_ list: LibraryItem) {
        navigator?.push(destinations.listForm(list, with: nil))
    }

    func importFile() {
        navigator?.push(destinations.importForm())
    }

    func show(_ place: TabbedPlace) {
        if place == .toConfirm { return showUnconfirmed(startingAt: nil) }
        let diary = destinations.diary(tabs)
        navigator?.pushList(diary, comesBack: true)
        // It is a page of the diary.
        if place == .year { diary.showTab(named: place.rawValue) }
    }

    func showUnconfirmed(startingAt thing: LibrarySubject?) {
        navigator?.pushList(destinations.toConfirm(startingAt: thing, tabs), comesBack: false)
    }
}

import Browsing
import Entities
import Navigation

@MainActor
protocol OwnListRouter: KeptRouter {
    /// Leads to the form of the list.
    ///
    /// - Parameter thing: whose remark stands there too; nil for none.
    func edit(_ list: LibraryItem, with thing: ListedThing?)
    func showList(of view: SavedView)
}

@MainActor
final class OwnListDefaultRouter: OwnListRouter, KeptRouting {
    let things: KeptRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any OwnListDestinations

    init(navigator: any Navigator, destinations: any OwnListDestinations) {
        self.navigator = navigator
        self.destinations = destinations
        things = KeptRoute(navigator: navigator, destinations: destinations)
    }

    func edit(_ list: LibraryItem, with thing: ListedThing?) {
        navigator?.push(destinations.listForm(list, with: thing))
    }

    func showList(of view: SavedView) {
        if let list = destinations.list(of: view) { navigator?.pushList(list, comesBack: false) }
    }
}

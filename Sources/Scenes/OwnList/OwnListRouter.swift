import Browsing
import Entities
import Navigation

@MainActor
protocol OwnListRouter: KeptRouter {
    /// Leads to the form of the list.
    func edit(_ list: LibraryItem)
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

    func edit(_ list: LibraryItem) {
        navigator?.push(destinations.listForm(list, beginningWith: nil))
    }
}

import Browsing
import Navigation
import Presentation

@MainActor
protocol YearRouter: PlaceRouter {}

@MainActor
final class YearDefaultRouter: PlaceRouting {
    let places: PlaceRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any YearDestinations

    init(navigator: (any Navigator)?, links: any LinkOpener, destinations: any YearDestinations) {
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
        (self.navigator, self.destinations) = (navigator, destinations)
    }
}

extension YearDefaultRouter: YearRouter {
    func go(to place: Place) {
        guard case .diary(let selection) = place else { return places.go(to: place) }
        navigator?.pushList(destinations.diary(matching: selection), comesBack: false)
    }
}

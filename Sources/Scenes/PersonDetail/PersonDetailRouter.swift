import Browsing
import Navigation

@MainActor
protocol PersonDetailRouter: PlaceRouter {}

@MainActor
final class PersonDetailDefaultRouter: PersonDetailRouter, PlaceRouting {
    let places: PlaceRoute

    init(navigator: (any Navigator)?, links: any LinkOpener, destinations: any PersonDetailDestinations) {
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
    }
}

package import Browsing
package import Presentation

/// Where routers get the screens of places from: a part of each scene's destinations that names things which lead
/// somewhere.
@MainActor
package protocol PlaceDestinations {
    /// The detail of what a place names; nil for a list, and for a page, which is opened in the browser.
    func placeDetail(_ place: Place) -> (any Screen)?
    /// The list that a place names; nil for what is none.
    func placeList(_ place: Place) -> (any Screen)?
}

/// The way from a scene to what it names.
@MainActor
package struct PlaceRoute {
    private weak var navigator: (any Navigator)?
    private let links: any LinkOpener
    private let destinations: any PlaceDestinations

    package init(navigator: (any Navigator)?, links: any LinkOpener, destinations: any PlaceDestinations) {
        self.navigator = navigator
        self.links = links
        self.destinations = destinations
    }

    package func go(to place: Place) {
        if case .page(let address) = place { return links.open(address) }
        if let screen = destinations.placeDetail(place) {
            navigator?.push(screen)
        } else if let screen = destinations.placeList(place) {
            navigator?.pushList(screen, comesBack: false)
        }
    }
}

/// A router that leads to places by a `PlaceRoute`.
@MainActor
package protocol PlaceRouting: PlaceRouter {
    var places: PlaceRoute { get }
}

extension PlaceRouting {
    package func go(to place: Place) {
        places.go(to: place)
    }
}

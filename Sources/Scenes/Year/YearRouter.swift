import Browsing
import Navigation
import Presentation

@MainActor
protocol YearRouter: PlaceRouter {
    /// Whether the page is one of the tabs of a list.
    var isTab: Bool { get }
    /// Leaves the page for another of them.
    ///
    /// - Parameter step: 1 for the tab after it, -1 for the one before it.
    func showTab(by step: Int)
    /// Another period is shown: the list of which the page is a tab says so.
    ///
    /// - Parameter name: what it is called.
    func didTurn(to name: String)
}

@MainActor
final class YearDefaultRouter: PlaceRouting {
    let places: PlaceRoute
    private weak var navigator: (any Navigator)?
    private weak var delegate: (any TabbedPageDelegate)?
    private let destinations: any YearDestinations

    /// - Parameter delegate: the list of which the page is a tab; nil for a page by itself.
    init(
        navigator: (any Navigator)?, links: any LinkOpener, delegate: (any TabbedPageDelegate)? = nil,
        destinations: any YearDestinations
    ) {
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
        (self.navigator, self.delegate, self.destinations) = (navigator, delegate, destinations)
    }

    isolated deinit { delegate?.didClosePage() }
}

extension YearDefaultRouter: YearRouter {
    var isTab: Bool { delegate != nil }

    func showTab(by step: Int) {
        navigator?.pop()
        delegate?.didLeavePage(by: step)
    }

    func didTurn(to name: String) { delegate?.didTurnPage(to: name) }

    func go(to place: Place) {
        guard case .diary(let selection) = place else { return places.go(to: place) }
        navigator?.pushList(destinations.diary(matching: selection), comesBack: false)
    }
}

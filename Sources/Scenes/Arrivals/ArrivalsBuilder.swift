package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol ArrivalsDestinations {
    /// The detail of something that a catalogue has.
    func detail(of item: LibrarySummary) -> any Screen
    func list(_ list: LibrarySummary) -> any Screen
    /// What it shows; nil where no source has such lists now.
    func list(of view: SavedView) -> (any Screen)?
}

/// What came from other machines, the latest first, of which each can be taken back.
@MainActor
package struct ArrivalsBuilder {
    private let arrivals: any Arrivals
    private let context: SceneContext

    package init(arrivals: any Arrivals, context: SceneContext) {
        self.arrivals = arrivals
        self.context = context
    }

    package func build(navigator: any Navigator, destinations: any ArrivalsDestinations) -> any Screen {
        let interactor = ArrivalsDefaultInteractor(arrivals: arrivals, library: context.library)
        let router = ArrivalsDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ArrivalsDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices)
        let view = ArrivalsDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

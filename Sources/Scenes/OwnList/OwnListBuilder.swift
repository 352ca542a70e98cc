package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol OwnListDestinations: KeptDestinations {
    /// Nil where no source has such lists now.
    func list(of view: SavedView) -> (any Screen)?
}

/// A list that somebody has made, of things of all kinds, in an order of their own.
@MainActor
package struct OwnListBuilder {
    private let availability: SourceAvailability
    private let context: SceneContext

    /// - Parameter availability: which sources answer.
    package init(availability: SourceAvailability, context: SceneContext) {
        self.availability = availability
        self.context = context
    }

    package func build(
        _ list: LibrarySummary, navigator: any Navigator, destinations: any OwnListDestinations
    ) -> any Screen {
        let interactor = OwnListDefaultInteractor(
            library: context.library, availability: availability, list: list)
        let router = OwnListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = OwnListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, posters: context.keptPosters)
        let view = OwnListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

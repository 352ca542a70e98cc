package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol ToConfirmDestinations {
    /// The detail of something that a catalogue has.
    func detail(of item: LibrarySummary) -> any Screen
}

/// Things that were kept under a name alone, each beside what it may be in the catalogues that are in use.
@MainActor
package struct ToConfirmBuilder {
    private let finder: any TitleFinder
    private let availability: SourceAvailability
    private let context: SceneContext

    /// - Parameters:
    ///   - finder: is asked what has such a name.
    ///   - availability: which sources answer.
    package init(finder: any TitleFinder, availability: SourceAvailability, context: SceneContext) {
        self.finder = finder
        self.availability = availability
        self.context = context
    }

    /// - Parameters:
    ///   - thing: what the cursor starts on; nil for the first.
    ///   - tabs: those of the library, of which it is one; nil for a list by itself.
    package func build(
        startingAt thing: LibrarySubject? = nil, _ tabs: SharedTabs? = nil, navigator: any Navigator,
        destinations: any ToConfirmDestinations
    ) -> any Screen {
        let interactor = ToConfirmDefaultInteractor(
            finder: finder, library: context.library, availability: availability)
        let router = ToConfirmDefaultRouter(navigator: navigator, destinations: destinations, tabs: tabs)
        let presenter = ToConfirmDefaultPresenter(
            startingAt: thing, interactor: interactor, router: router, wording: context.wording,
            notices: context.notices, undo: context.undo)
        let view = ToConfirmDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

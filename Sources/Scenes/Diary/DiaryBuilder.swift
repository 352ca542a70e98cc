package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol DiaryDestinations: KeptDestinations {
    /// What there is of the current year.
    ///
    /// - Parameter delegate: the list of which that is a tab.
    func year(delegate: any TabbedPageDelegate) -> any Screen
    /// The form of an entry.
    func eventForm(_ entry: DiaryEntry) -> any Screen
}

/// What was seen, heard and read, of all kinds, day by day.
@MainActor
package struct DiaryBuilder {
    private let availability: SourceAvailability
    private let context: SceneContext

    /// - Parameter availability: which sources answer.
    package init(availability: SourceAvailability, context: SceneContext) {
        self.availability = availability
        self.context = context
    }

    /// - Parameters:
    ///   - selection: the only entries that it is of; nil for all.
    ///   - tabs: those of the library, of which it is one; nil for a list by itself.
    package func build(
        matching selection: DiarySelection? = nil, _ tabs: SharedTabs? = nil, navigator: any Navigator,
        destinations: any DiaryDestinations
    ) -> any Screen {
        let interactor = DiaryDefaultInteractor(
            library: context.library, availability: availability, selection: selection)
        let router = DiaryDefaultRouter(navigator: navigator, destinations: destinations, tabs: tabs)
        let presenter = DiaryDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, posters: context.keptPosters)
        let view = DiaryDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

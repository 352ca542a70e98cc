package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol LibraryDestinations: KeptDestinations {
    /// Nil where no source has such lists now.
    func list(of view: SavedView) -> (any Screen)?
    /// A list that somebody has made.
    func list(_ list: LibrarySummary) -> any Screen
    /// The form for a file that is taken in.
    func importForm() -> any Screen
    /// All that was seen, heard or read.
    ///
    /// - Parameter tabs: those of the library, of which it is one.
    func diary(_ tabs: SharedTabs) -> any Screen
    /// Things under a name alone, and what they may be.
    ///
    /// - Parameters:
    ///   - thing: what the cursor starts on; nil for the first.
    ///   - tabs: those of the library, of which it is one.
    func toConfirm(startingAt thing: LibrarySubject?, _ tabs: SharedTabs) -> any Screen
}

/// What was kept, of all kinds.
@MainActor
package struct LibraryBuilder {
    private let availability: SourceAvailability
    private let context: SceneContext

    /// - Parameter availability: which sources answer, and how the others become available.
    package init(availability: SourceAvailability, context: SceneContext) {
        self.availability = availability
        self.context = context
    }

    /// The tabs of its own that are places of the program, each with the name by which sessions know it.
    package static func places(_ wording: Wording) -> [(name: String, tab: String)] {
        let formatter = LibraryFormatter(wording: wording)
        return [LibraryPart.wanted, .kind(.list)].compactMap { part in
            part.name.map { (name: formatter.name(of: part), tab: $0) }
        }
    }

    package func build(
        navigator: any Navigator, destinations: any LibraryDestinations
    ) -> any Screen {
        let interactor = LibraryDefaultInteractor(
            library: context.library, drafts: context.drafts, availability: availability, aliases: context.aliases)
        let router = LibraryDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = LibraryDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, posters: context.keptPosters)
        let view = LibraryDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

package import Browsing
package import Entities
package import Navigation
package import Services

/// Where the list can lead.
@MainActor
package protocol ReadingListDestinations: KeptDestinations {
    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what was saved; held weakly.
    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen
    /// What the shared shelf does not have yet.
    func shelfChanges() -> any Screen
}

/// The books that somebody wants to read, reads or has read.
@MainActor
package struct ReadingListBuilder {
    private let shelf: any SharedShelf
    private let availability: SourceAvailability
    private let context: SceneContext

    /// - Parameters:
    ///   - shelf: one that has no service, where the list is of this machine alone.
    ///   - availability: which sources answer.
    package init(shelf: any SharedShelf, availability: SourceAvailability, context: SceneContext) {
        self.shelf = shelf
        self.availability = availability
        self.context = context
    }

    package func build(
        navigator: any Navigator, destinations: any ReadingListDestinations
    ) -> any Screen {
        let interactor = ReadingListDefaultInteractor(
            library: context.library, shelf: shelf, availability: availability)
        let router = ReadingListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ReadingListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, posters: context.keptPosters)
        let view = ReadingListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol LibraryDestinations: NoteDestinations {
    /// The detail of an item whose catalogue is in use.
    func detail(of item: LibrarySummary) -> any Screen
    /// Nil where no source has such lists now.
    func list(of view: SavedView) -> (any Screen)?
    /// The stored data of an item whose catalogue is not in use.
    func text(title: String, _ text: @escaping KeptText) -> any Screen
}

/// What was kept, of all kinds.
@MainActor
package struct LibraryBuilder {
    private let library: any Library
    private let drafts: any Drafts
    private let availability: SourceAvailability
    private let aliases: any AliasFinder
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>

    /// - Parameters:
    ///   - availability: which sources answer, and how the others become available.
    ///   - aliases: asks open sources for the ids by which they know what is kept.
    ///   - undo: gets a step for each deleted item.
    package init(
        library: any Library, drafts: any Drafts, availability: SourceAvailability, aliases: any AliasFinder,
        wording: Wording, undo: UndoStack<LibraryFailure>
    ) {
        self.library = library
        self.drafts = drafts
        self.availability = availability
        self.aliases = aliases
        self.wording = wording
        self.undo = undo
    }

    package func build(
        navigator: any Navigator, destinations: any LibraryDestinations, display: any Display, notices: any NoticeBoard
    ) -> any Screen {
        let interactor = LibraryDefaultInteractor(
            library: library, drafts: drafts, availability: availability, aliases: aliases)
        let router = LibraryDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = LibraryDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo)
        if display.isPlain {
            let view = LibraryPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = LibraryDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

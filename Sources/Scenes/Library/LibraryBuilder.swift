package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// The stored data of an item as text; made anew for each call.
package typealias KeptText = @MainActor () -> [Paragraph]

/// Where the list can lead.
@MainActor
package protocol LibraryDestinations: NoteDestinations {
    /// The detail of an item whose catalogue is in use.
    func detail(of subject: LibrarySubject) -> any Screen
    /// The stored data of an item whose catalogue is not in use.
    func text(title: String, _ text: @escaping KeptText) -> any Screen
}

/// What was kept, of all kinds.
@MainActor
package struct LibraryBuilder {
    private let library: any Library
    private let drafts: any Drafts
    private let movieSource: SourceID
    private let musicSource: SourceID
    private let keys: Set<SourceID>
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>

    /// - Parameters:
    ///   - movieSource: the catalogue of films in use.
    ///   - musicSource: the catalogue of music in use.
    ///   - keys: the live catalogues that have a key, in use or not.
    ///   - undo: gets a step for each deleted item.
    package init(
        library: any Library, drafts: any Drafts, movieSource: SourceID, musicSource: SourceID,
        keys: Set<SourceID>,
        wording: Wording, undo: UndoStack<LibraryFailure>
    ) {
        self.library = library
        self.drafts = drafts
        self.movieSource = movieSource
        self.musicSource = musicSource
        self.keys = keys
        self.wording = wording
        self.undo = undo
    }

    package func build(
        navigator: any Navigator, destinations: any LibraryDestinations, display: any Display, notices: any NoticeBoard
    ) -> any Screen {
        let interactor = LibraryDefaultInteractor(
            library: library, drafts: drafts, movieSource: movieSource, musicSource: musicSource, keys: keys)
        let router = LibraryDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = LibraryDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo)
        let view = LibraryDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

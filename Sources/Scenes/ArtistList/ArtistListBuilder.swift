package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol ArtistListDestinations: NoteDestinations {
    func albums(of artist: ArtistID) -> any Screen
}

/// The most listened-to artists.
@MainActor
package struct ArtistListBuilder {
    private let catalog: any MusicCatalog
    private let library: any Library
    private let pictures: any PictureStore
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause
    private let posterPause: Pause

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - pause: how long somebody must have stopped typing before a search is asked for.
    ///   - posterPause: how long something must be in sight before its picture is asked for.
    package init(
        catalog: any MusicCatalog, library: any Library, pictures: any PictureStore, wording: Wording,
        undo: UndoStack<LibraryFailure>, pause: Pause, posterPause: Pause
    ) {
        self.catalog = catalog
        self.library = library
        self.pictures = pictures
        self.wording = wording
        self.undo = undo
        self.pause = pause
        self.posterPause = posterPause
    }

    package func isFirstPageCached() async -> Bool {
        await interactor.isFirstPageCached()
    }

    /// Asks for the first page. A list that is built after that has it at once.
    package func askForFirstPage() async throws(CatalogFailure) {
        try await interactor.askForFirstPage()
    }

    private var interactor: ArtistListDefaultInteractor {
        ArtistListDefaultInteractor(catalog: catalog, library: library, pictures: pictures)
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: ArtistQuery? = nil, navigator: any Navigator, destinations: any ArtistListDestinations,
        display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        var interactor = interactor
        interactor.asked = query
        let router = ArtistListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ArtistListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo, pause: pause,
            posterPause: posterPause)
        if display.isPlain {
            let view = ArtistListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = ArtistListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol AlbumDetailDestinations: NoteDestinations, PlaceDestinations {}

/// An artist's page: the albums, of which the one under the cursor unfolds, and what else is known of the artist.
@MainActor
package struct AlbumDetailBuilder {
    private let catalog: any MusicCatalog
    private let library: any Library
    private let pictures: any PictureStore
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - pause: how long the cursor must rest on an album before its tracks and its cover are requested.
    package init(
        catalog: any MusicCatalog, library: any Library, pictures: any PictureStore, wording: Wording,
        undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.catalog = catalog
        self.library = library
        self.pictures = pictures
        self.wording = wording
        self.undo = undo
        self.pause = pause
    }

    /// - Parameter name: the artist's, where somebody has it; nil where the source knows artists by their names, or still
    ///   has the artist in memory.
    package func build(
        _ artist: ArtistID, named name: String? = nil, startingAt album: AlbumID? = nil, links: any LinkOpener,
        navigator: (any Navigator)?, destinations: any AlbumDetailDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let interactor = AlbumDetailDefaultInteractor(
            artist: artist, name: name ?? artist.name, catalog: catalog, library: library,
            pictures: pictures)
        let router = AlbumDetailDefaultRouter(links: links, navigator: navigator, destinations: destinations)
        let presenter = AlbumDetailDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo, pause: pause)
        if let album { presenter.startCursor(at: album) }
        if display.isPlain {
            let view = AlbumDetailPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = AlbumDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

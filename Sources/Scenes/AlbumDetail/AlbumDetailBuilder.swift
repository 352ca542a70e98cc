package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol AlbumDetailDestinations: NoteDestinations {}

/// An artist's albums, of which the one under the cursor unfolds.
@MainActor
package struct AlbumDetailBuilder {
    private let catalog: any MusicCatalog
    private let library: any Library
    private let wording: Wording
    private let pause: Pause

    /// - Parameter pause: how long the cursor must rest on an album before its tracks are requested.
    package init(catalog: any MusicCatalog, library: any Library, wording: Wording, pause: Pause) {
        self.catalog = catalog
        self.library = library
        self.wording = wording
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
            artist: artist, name: name ?? artist.name, catalog: catalog, library: library)
        let router = AlbumDetailDefaultRouter(links: links, navigator: navigator, destinations: destinations)
        let presenter = AlbumDetailDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, pause: pause)
        let view = AlbumDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        if let album { presenter.startCursor(at: album) }
        return view
    }
}

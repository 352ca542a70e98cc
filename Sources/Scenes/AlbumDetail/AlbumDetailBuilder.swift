import Browsing
package import Entities
package import Navigation
package import Services

/// Where the detail can lead.
@MainActor
package protocol AlbumDetailDestinations: NoteDestinations, PlaceDestinations {}

/// The page of one artist: the albums, of which the one under the cursor unfolds, and what else is known of the artist.
@MainActor
package struct AlbumDetailBuilder {
    private let catalog: any MusicCatalog
    private let context: SceneContext

    package init(catalog: any MusicCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter name: the artist's, where somebody has it; nil where the source knows artists by their names, or still
    ///   has the artist in memory.
    package func build(
        _ artist: ArtistID, named name: String? = nil, startingAt album: AlbumID? = nil,
        navigator: (any Navigator)?, destinations: any AlbumDetailDestinations
    ) -> any Screen {
        let interactor = AlbumDetailDefaultInteractor(
            artist: artist, name: name ?? artist.name, catalog: catalog, library: context.library,
            pictures: context.pictures)
        let router = AlbumDetailDefaultRouter(links: context.links, navigator: navigator, destinations: destinations)
        let presenter = AlbumDetailDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, pause: context.pauses.following)
        if let album { presenter.startCursor(at: album) }
        let display = context.display
        let view: any Screen & AlbumDetailView =
            display.isPlain
            ? AlbumDetailPlainView(presenter: presenter, display: display)
            : AlbumDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

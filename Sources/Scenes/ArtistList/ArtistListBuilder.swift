import Browsing
package import Entities
package import Navigation
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
    private let context: SceneContext

    package init(catalog: any MusicCatalog, context: SceneContext) {
        self.catalog = catalog
        self.context = context
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: ArtistQuery? = nil, navigator: any Navigator, destinations: any ArtistListDestinations
    ) -> any Screen {
        let interactor = ArtistListDefaultInteractor(
            catalog: catalog, library: context.library, pictures: context.pictures, asked: query)
        let router = ArtistListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ArtistListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo, searchPause: context.pauses.searching, picturePause: context.pauses.following)
        let view = ArtistListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}

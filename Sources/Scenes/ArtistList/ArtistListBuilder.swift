package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol ArtistListDestinations {
    func albums(of artist: ArtistID) -> any Screen
}

@MainActor
package struct ArtistListBuilder {
    private let catalog: any MusicCatalog
    private let wording: Wording

    package init(catalog: any MusicCatalog, wording: Wording) {
        self.catalog = catalog
        self.wording = wording
    }

    package func build(
        navigator: any Navigator, destinations: any ArtistListDestinations, display: any Display
    ) -> any Screen {
        let interactor = ArtistListDefaultInteractor(catalog: catalog)
        let router = ArtistListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ArtistListDefaultPresenter(interactor: interactor, router: router, wording: wording)
        let view = ArtistListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

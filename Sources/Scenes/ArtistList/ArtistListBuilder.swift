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
    private let wording: Wording

    package init(catalog: any MusicCatalog, library: any Library, wording: Wording) {
        self.catalog = catalog
        self.library = library
        self.wording = wording
    }

    package func isFirstPageCached() async -> Bool {
        await interactor.isFirstPageCached()
    }

    /// Asks for the first page. A list that is built after that has it at once.
    package func askForFirstPage() async throws(CatalogFailure) {
        try await interactor.askForFirstPage()
    }

    private var interactor: ArtistListDefaultInteractor {
        ArtistListDefaultInteractor(catalog: catalog, library: library)
    }

    package func build(
        navigator: any Navigator, destinations: any ArtistListDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let router = ArtistListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ArtistListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices)
        let view = ArtistListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

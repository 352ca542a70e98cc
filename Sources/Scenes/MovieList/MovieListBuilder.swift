package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol MovieListDestinations: NoteDestinations {
    func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen
}

/// The popular films of the past year, or all that the source has.
@MainActor
package struct MovieListBuilder {
    private let catalog: any MovieCatalog
    private let library: any Library
    private let today: @Sendable () -> CalendarDate
    private let wording: Wording

    /// - Parameter today: the current day in the user's time zone.
    package init(
        catalog: any MovieCatalog, library: any Library, today: @escaping @Sendable () -> CalendarDate,
        wording: Wording
    ) {
        self.catalog = catalog
        self.library = library
        self.today = today
        self.wording = wording
    }

    package func isFirstPageCached() async -> Bool {
        await interactor.isFirstPageCached()
    }

    /// Asks for the first page. A list that is built after that has it at once.
    package func askForFirstPage() async throws(CatalogFailure) {
        try await interactor.askForFirstPage()
    }

    private var interactor: MovieListDefaultInteractor {
        MovieListDefaultInteractor(catalog: catalog, library: library, today: today)
    }

    package func build(
        navigator: any Navigator, destinations: any MovieListDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let router = MovieListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices)
        let view = MovieListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        router.siblings = presenter
        return view
    }
}

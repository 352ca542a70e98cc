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
    private let pictures: any PictureStore
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause
    private let posterPause: Pause

    /// - Parameters:
    ///   - today: the current day in the user's time zone.
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - pause: how long somebody must have stopped typing before a search is asked for.
    ///   - posterPause: how long something must be in sight before its picture is asked for.
    package init(
        catalog: any MovieCatalog, library: any Library, pictures: any PictureStore,
        today: @escaping @Sendable () -> CalendarDate,
        wording: Wording, undo: UndoStack<LibraryFailure>, pause: Pause, posterPause: Pause
    ) {
        self.catalog = catalog
        self.library = library
        self.today = today
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

    private var interactor: MovieListDefaultInteractor {
        MovieListDefaultInteractor(catalog: catalog, library: library, pictures: pictures, today: today)
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: MovieQuery? = nil, navigator: any Navigator, destinations: any MovieListDestinations,
        display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        var interactor = interactor
        interactor.asked = query
        let router = MovieListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo, pause: pause,
            posterPause: posterPause)
        router.siblings = presenter
        if display.isPlain {
            let view = MovieListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = MovieListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol BookListDestinations: NoteDestinations {
    func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen
    /// The reader's own list.
    func readingList() -> any Screen
}

/// Books that are trending, on a subject, by an author, or that a search finds, in the orders that the source has.
@MainActor
package struct BookListBuilder {
    private let catalog: any BookCatalog
    private let readingList: any ReadingList
    private let today: @Sendable () -> CalendarDate
    private let pictures: any PictureStore
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause
    private let posterPause: Pause

    /// - Parameters:
    ///   - today: the current day in the user's time zone.
    ///   - undo: gets a step for each book that was taken off the reading list, and for a favourite that was taken away
    ///     under another name.
    ///   - pause: how long somebody must have stopped typing before a search is asked for.
    ///   - posterPause: how long something must be in sight before its picture is asked for.
    package init(
        catalog: any BookCatalog, readingList: any ReadingList, pictures: any PictureStore,
        today: @escaping @Sendable () -> CalendarDate,
        wording: Wording, undo: UndoStack<LibraryFailure>, pause: Pause, posterPause: Pause
    ) {
        self.catalog = catalog
        self.readingList = readingList
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

    private var interactor: BookListDefaultInteractor {
        BookListDefaultInteractor(catalog: catalog, readingList: readingList, pictures: pictures, today: today)
    }

    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    package func build(
        _ query: BookQuery? = nil, navigator: any Navigator, destinations: any BookListDestinations,
        display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        var interactor = interactor
        interactor.asked = query
        let router = BookListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = BookListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo, pause: pause,
            posterPause: posterPause)
        router.siblings = presenter
        if display.isPlain {
            let view = BookListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = BookListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

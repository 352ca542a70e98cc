package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol BookDetailDestinations: NoteDestinations, PlaceDestinations {
    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what was saved; held weakly.
    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen
}

/// All about one book, with other books of its author.
@MainActor
package struct BookDetailBuilder {
    private let catalog: any BookCatalog
    private let readingList: any ReadingList
    private let pictures: any PictureStore
    private let today: @Sendable () -> CalendarDate
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>
    private let pause: Pause

    /// - Parameters:
    ///   - today: the current day in the user's time zone.
    ///   - undo: gets a step for a book that was deleted or taken off the reading list, and for a favourite that was taken
    ///     away under another name.
    ///   - pause: how long a book must be shown, after a step to it, before the source is asked.
    package init(
        catalog: any BookCatalog, readingList: any ReadingList, pictures: any PictureStore,
        today: @escaping @Sendable () -> CalendarDate,
        wording: Wording, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.catalog = catalog
        self.readingList = readingList
        self.pictures = pictures
        self.today = today
        self.wording = wording
        self.undo = undo
        self.pause = pause
    }

    /// - Parameter siblings: the list that the book was opened from, for next and previous; held weakly.
    package func build(
        _ id: BookID, siblings: (any SiblingSource<BookID>)?, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any BookDetailDestinations, display: any Display, notices: any NoticeBoard
    ) -> any Screen {
        let interactor = BookDetailDefaultInteractor(
            catalog: catalog, readingList: readingList, pictures: pictures, today: today)
        let router = BookDetailDefaultRouter(
            siblings: siblings, links: links, navigator: navigator, destinations: destinations)
        let presenter = BookDetailDefaultPresenter(
            id: id, interactor: interactor, router: router, wording: wording, notices: notices, undo: undo,
            pause: pause)
        if display.isPlain {
            let view = BookDetailPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = BookDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

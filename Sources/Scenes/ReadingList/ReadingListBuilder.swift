package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol ReadingListDestinations: NoteDestinations {
    /// The detail of a book whose catalogue is in use.
    func detail(of book: LibrarySummary) -> any Screen
    /// The stored data of a book of which no catalogue tells.
    func text(title: String, _ text: @escaping KeptText) -> any Screen
    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what was saved; held weakly.
    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen
    /// What the shared shelf does not have yet.
    func shelfChanges() -> any Screen
}

/// The books that somebody wants to read, reads or has read.
@MainActor
package struct ReadingListBuilder {
    private let readingList: any ReadingList
    private let shelf: any SharedShelf
    private let availability: SourceAvailability
    private let today: @Sendable () -> CalendarDate
    private let wording: Wording
    private let undo: UndoStack<LibraryFailure>

    /// - Parameters:
    ///   - shelf: one that has no service, where the list is of this machine alone.
    ///   - availability: which sources answer.
    ///   - today: the current day in the user's time zone.
    ///   - undo: gets a step for each book that was deleted or taken off the list.
    package init(
        readingList: any ReadingList, shelf: any SharedShelf, availability: SourceAvailability,
        today: @escaping @Sendable () -> CalendarDate,
        wording: Wording, undo: UndoStack<LibraryFailure>
    ) {
        self.readingList = readingList
        self.shelf = shelf
        self.availability = availability
        self.today = today
        self.wording = wording
        self.undo = undo
    }

    package func build(
        navigator: any Navigator, destinations: any ReadingListDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let interactor = ReadingListDefaultInteractor(
            readingList: readingList, shelf: shelf, availability: availability, today: today)
        let router = ReadingListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ReadingListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices, undo: undo)
        if display.isPlain {
            let view = ReadingListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = ReadingListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

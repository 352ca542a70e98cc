package import Entities
package import Presentation
package import Services

/// A paged list of items that can be favourites and have notes: what presenters of such lists compose.
@MainActor
package final class MarkedList<Item: Identifiable & Sendable, Query: Hashable & Sendable> where Item.ID: StableID {
    /// Hears of each page that was loaded.
    typealias Note = @MainActor @Sendable (_ page: Page<Item>, _ number: Int) -> Void

    /// Puts a list into an order that its source does not know.
    typealias Arrange = @MainActor (_ pages: PageSource<Item>, _ query: Query) -> PageSource<Item>

    package let browser: PagedListBrowser<Item>
    /// What the list shows, or is about to.
    package private(set) var query: Query
    private let interactor: any ListInteractor<Item, Query>
    package let libraryMarks: LibraryMarks
    private let note: Note
    private let arrange: Arrange
    /// Where the cursor was in lists of other queries.
    private var places: [Query: ListPlace] = [:]

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - empty: what a list without rows says.
    package convenience init<Interactor: ListInteractor>(
        interactor: Interactor, router: any NoteRouter, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, wording: Wording, empty: Message
    ) where Interactor.Item == Item, Interactor.Query == Query {
        self.init(
            interactor: interactor, query: interactor.query, router: router, notices: notices, undo: undo,
            wording: wording, empty: empty, arrange: { pages, _ in pages }, note: { _, _ in })
    }

    init<Interactor: ListInteractor>(
        interactor: Interactor, query: Query, router: any NoteRouter, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, wording: Wording, empty: Message, arrange: @escaping Arrange,
        note: @escaping Note
    ) where Interactor.Item == Item, Interactor.Query == Query {
        self.interactor = interactor
        self.query = query
        self.note = note
        self.arrange = arrange
        libraryMarks = LibraryMarks(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording)
        browser = PagedListBrowser(
            Self.noted(arrange(Self.source(of: query, interactor), query), note), wording: wording, empty: empty)
    }

    /// Nil for a row that is not in memory.
    package func item(at index: Int) -> Item? {
        browser.item(at: index)
    }

    /// What the library would store of a row; nil for one that is not in memory.
    package func summary(at index: Int) -> LibrarySummary? {
        item(at: index).map(interactor.summary)
    }

    package func marks(of item: Item) -> Marks {
        libraryMarks.marks(of: interactor.summary(of: item))
    }

    /// Shows the list of another query. Back at an earlier query, the cursor is where it was.
    package func show(_ query: Query) {
        guard query != self.query else { return }
        places[self.query] = browser.placeOfCursor
        self.query = query
        browser.restart(with: source, at: places[query])
    }

    package func refresh() {
        browser.refresh(forget: interactor.invalidateCache)
    }

    /// What there is to copy of something that is no row.
    package func copyable(_ summary: LibrarySummary) -> CopyableThing {
        libraryMarks.copyable(summary)
    }

    /// The pages of what the list shows.
    var source: PageSource<Item> { Self.noted(source(of: query), note) }

    /// The pages of another list.
    func source(of query: Query) -> PageSource<Item> {
        arrange(Self.source(of: query, interactor), query)
    }

    private static func source(of query: Query, _ interactor: any ListInteractor<Item, Query>) -> PageSource<Item> {
        PageSource { number async throws(CatalogFailure) in
            try await interactor.page(number, of: query)
        } readCached: { number in
            await interactor.cachedPage(number, of: query)
        }
    }

    private static func noted(_ pages: PageSource<Item>, _ note: @escaping Note) -> PageSource<Item> {
        PageSource { number async throws(CatalogFailure) in
            let page = try await pages.read(number)
            await note(page, number)
            return page
        } readCached: { number in
            let page = await pages.readCached(number)
            if let page { await note(page.value, number) }
            return page
        }
    }
}

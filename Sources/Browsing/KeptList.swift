package import Entities
package import Presentation
package import Services

/// A paged list of items that can be favourites and have notes: what presenters of such lists compose.
@MainActor
package final class KeptList<Item: Identifiable & Sendable, Query: Hashable & Sendable> where Item.ID: StableID {
    package let browser: PagedListBrowser<Item>
    /// What the list shows, or is about to.
    package private(set) var query: Query
    private let interactor: any ListInteractor<Item, Query>
    private let keeping: Keeping
    /// Where the cursor was in lists of other queries.
    private var places: [Query: ListPlace] = [:]

    /// - Parameter empty: what a list without rows says.
    package init<Interactor: ListInteractor>(
        interactor: Interactor, router: any NoteRouter, notices: any NoticeBoard, wording: Wording, empty: Message
    ) where Interactor.Item == Item, Interactor.Query == Query {
        self.interactor = interactor
        query = interactor.query
        keeping = Keeping(interactor: interactor, router: router, notices: notices, wording: wording)
        browser = PagedListBrowser(Self.source(of: query, interactor), wording: wording, empty: empty)
    }

    /// Nil for a row that is not in memory.
    package func item(at index: Int) -> Item? {
        browser.item(at: index)
    }

    package func marks(of item: Item) -> Marks {
        keeping.marks(of: interactor.summary(of: item).subject)
    }

    /// Shows the list of another query. Who comes back to a query finds the cursor where it was.
    package func show(_ query: Query) {
        guard query != self.query else { return }
        places[self.query] = browser.placeOfCursor
        self.query = query
        browser.restart(with: Self.source(of: query, interactor), at: places[query])
    }

    package func refresh() {
        browser.refresh(forget: interactor.invalidateCache)
    }

    package func toggleFavourite(at index: Int) {
        if let item = item(at: index) { keeping.toggleFavourite(interactor.summary(of: item)) }
    }

    package func editNote(at index: Int) {
        if let item = item(at: index) { keeping.editNote(about: interactor.summary(of: item)) }
    }

    private static func source(
        of query: Query, _ interactor: any ListInteractor<Item, Query>
    ) -> PageSource<Item> {
        PageSource { number async throws(CatalogFailure) in
            try await interactor.page(number, of: query)
        } readCached: { number in
            await interactor.cachedPage(number, of: query)
        }
    }
}

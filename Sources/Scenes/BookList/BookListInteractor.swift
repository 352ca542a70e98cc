import Entities
import Services

protocol BookListInteractor: RefinedListInteractor, ShelvingInteractor where Item == Book, Query == BookQuery {
    var pictures: any PictureStore { get }
}

/// Which books the list is about, until something else is chosen: those that were asked for, else what the source's
/// lists start with.
struct BookListDefaultInteractor: BookListInteractor {
    let catalog: any BookCatalog
    let readingList: any ReadingList
    let pictures: any PictureStore
    let today: @Sendable () -> CalendarDate

    var library: any Library { readingList }

    /// Nil for what the source's lists start with.
    var asked: BookQuery?

    var source: any Catalog { catalog }

    var query: BookQuery { asked ?? BookQuery() }

    func page(_ number: Int, of query: BookQuery) async throws(CatalogFailure) -> Page<Book> {
        try await catalog.books(query, page: number)
    }

    func cachedPage(_ number: Int, of query: BookQuery) async -> Cached<Page<Book>>? {
        await catalog.cachedBooks(query, page: number)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of book: Book) -> LibrarySummary {
        LibrarySummary(book)
    }
}

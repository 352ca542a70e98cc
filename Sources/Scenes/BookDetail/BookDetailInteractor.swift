import Entities
import Services

protocol BookDetailInteractor: DetailInteractor, ShelvingInteractor, DeletingInteractor
where Detail == BookDetail {
    var today: @Sendable () -> CalendarDate { get }
}

struct BookDetailDefaultInteractor: BookDetailInteractor {
    let catalog: any BookCatalog
    let readingList: any ReadingList
    let pictures: any PictureStore
    let today: @Sendable () -> CalendarDate

    var library: any Library { readingList }

    func peek(_ id: BookID) -> BookPreview? {
        catalog.peek(id) ?? library.item(.book(id)).map { .summary(Book($0.summary, id)) }
    }

    func detail(of id: BookID) async throws(CatalogFailure) -> BookDetail {
        try await catalog.book(id)
    }

    func cachedDetail(of id: BookID) async -> Cached<BookDetail>? {
        await catalog.cachedBook(id)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of book: Book) -> LibrarySummary {
        LibrarySummary(book)
    }
}

extension Book {
    /// A book that only the library knows yet in this session.
    fileprivate init(_ summary: LibrarySummary, _ id: BookID) {
        self.init(
            id: id, title: summary.title, authors: summary.subtitle.map { [$0] } ?? [],
            firstPublished: summary.released)
    }
}

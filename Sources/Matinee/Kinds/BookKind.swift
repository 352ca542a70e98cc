import Entities
import Services

struct BookKind: CatalogKind {
    func catalog(_ source: any BookCatalog) -> any Catalog { source }

    func page(
        _ number: Int, _ query: BookQuery, of source: any BookCatalog
    ) async throws(CatalogFailure) -> Page<Book> {
        try await source.books(query, page: number)
    }

    func cachedPage(_ number: Int, _ query: BookQuery, of source: any BookCatalog) async -> Cached<Page<Book>>? {
        await source.cachedBooks(query, page: number)
    }

    func found(_ item: Book) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }

    func ask(_ item: Book, of source: any BookCatalog) async throws(CatalogFailure) -> Picture? {
        try await source.book(item.id).item.picture ?? item.picture
    }

    func isKept(_ item: Book, at source: any BookCatalog) async -> Bool? {
        await source.cachedBook(item.id)?.isFresh
    }
}

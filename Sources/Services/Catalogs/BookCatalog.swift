package import Entities

/// Books, in lists and one by one. Each source that has them implements it.
package protocol BookCatalog: ListCatalog, DetailCatalog
where Item == Book, Query == BookQuery, Detail == BookDetail {
    /// Page numbers start at 1; a page after the last is empty.
    func books(_ query: BookQuery, page: Int) async throws(CatalogFailure) -> Page<Book>

    func book(_ id: BookID) async throws(CatalogFailure) -> BookDetail

    /// What is in memory, at once: for the first frame of a screen.
    func peek(_ id: BookID) -> BookPreview?

    /// The cached page, fresh or not, without a request; nil if there is none.
    func cachedBooks(_ query: BookQuery, page: Int) async -> Cached<Page<Book>>?

    /// The cached answer of `book(_:)`, fresh or not, without a request.
    func cachedBook(_ id: BookID) async -> Cached<BookDetail>?

    /// The next questions go to the service, even where the cached answer is fresh. Nothing is removed from the cache.
    func invalidateCache()
}

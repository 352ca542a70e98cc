import CatalogKit
package import Entities
package import Presentation
package import Services

package struct BookKind: CatalogKind {
    package let topic = "books"
    package let section = SectionDescriptor(
        id: SectionID(rawValue: "books"), name: LocalizedText(english: "Books", german: "Bücher", spanish: "Libros"))

    package init() {}

    package func whyClosed(_ wording: Wording) -> Message? { wording.book.noneBuiltIn }

    package func catalog(_ source: any BookCatalog) -> any Catalog { source }

    package func page(
        _ number: Int, _ query: BookQuery, of source: any BookCatalog
    ) async throws(CatalogFailure) -> Page<Book> {
        try await source.page(number, of: query)
    }

    package func cachedPage(_ number: Int, _ query: BookQuery, of source: any BookCatalog) async -> Cached<Page<Book>>?
    {
        await source.cachedPage(number, of: query)
    }

    package func found(_ item: Book) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }

    package func ask(_ item: Book, of source: any BookCatalog) async throws(CatalogFailure) -> Picture? {
        try await source.detail(of: item.id).item.picture ?? item.picture
    }

    package func keptPicture(of subject: LibrarySubject, at source: any BookCatalog) async -> Picture? {
        guard let id = subject.book else { return nil }
        if let known = source.peek(id)?.item.picture { return known }
        return await source.cachedDetail(of: id)?.value.item.picture
    }

    package func isKept(_ item: Book, at source: any BookCatalog) async -> Bool? {
        await source.cachedDetail(of: item.id)?.isFresh
    }
}

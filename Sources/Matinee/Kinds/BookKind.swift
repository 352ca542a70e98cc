import BookDetail
import BookList
import Browsing
import CatalogKit
import Entities
import Navigation
import Presentation
import Services

struct BookKind: CatalogKind {
    let topic = "books"
    let section = SectionDescriptor(
        id: SectionID(rawValue: "books"), name: LocalizedText(english: "Books", german: "Bücher", spanish: "Libros"))

    func whyClosed(_ wording: Wording) -> Message? { wording.book.noneBuiltIn }

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

    @MainActor
    func list(
        _ query: BookQuery?, of source: any BookCatalog, in navigator: any Navigator,
        leadingTo destinations: Destinations
    ) -> any Screen {
        BookListBuilder(catalog: source, context: destinations.context).build(
            query, navigator: navigator, destinations: destinations)
    }

    @MainActor
    func detail(of item: LibrarySummary, by destinations: Destinations) -> (any Screen)? {
        item.subject.book.map { destinations.bookDetail($0, siblings: nil) }
    }
}

extension Destinations: BookListDestinations, BookDetailDestinations {
    func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen {
        let own: (any BookCatalog)? = id.item.source == .ownBooks ? OwnBooks(library: context.library) : nil
        guard let catalog = own ?? root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return BookDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}

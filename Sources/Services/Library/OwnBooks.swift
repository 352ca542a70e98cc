package import Entities

/// The books that somebody has written down, as a catalogue: what is kept of them is all that is known.
package struct OwnBooks: BookCatalog {
    private let library: any Library

    package init(library: any Library) {
        self.library = library
    }

    package var source: SourceID { .ownBooks }

    package var capabilities: SourceCapabilities { SourceCapabilities() }

    /// The reading list shows them.
    package func page(_ number: Int, of query: BookQuery) async throws(CatalogFailure) -> Page<Book> {
        Page(items: [], sentCount: 0, total: 0, isLast: true)
    }

    /// - Throws: `notFound` for a book that was deleted.
    package func detail(of id: BookID) async throws(CatalogFailure) -> BookDetail {
        guard let detail = known(id) else { throw .notFound }
        return detail
    }

    package func peek(_ id: BookID) -> BookPreview? {
        known(id).map { .detail($0) }
    }

    private func known(_ id: BookID) -> BookDetail? {
        guard let kept = library.item(.book(id)) else { return nil }
        var detail = BookDetail(
            book: Book(
                id: id, title: kept.summary.title, authors: kept.summary.subtitle.map { [$0] } ?? [],
                firstPublished: kept.summary.released))
        detail.pages = kept.standing?.pages
        detail.isbns = [kept.standing?.isbn.flatMap { ISBN($0) }].compactMap(\.self)
        return detail
    }
}

import Entities
import HTTP

/// The answer of `/search.json` has `docs`, those of `/trending/….json` and `/subjects/….json` have `works`.
struct OpenLibraryList: Decodable, Sendable {
    @Lenient var docs: LossyList<OpenLibraryDocument>?
    @Lenient var works: LossyList<OpenLibraryDocument>?
    @Lenient var found: Int?
    @Lenient var workCount: Int?

    enum CodingKeys: String, CodingKey {
        case docs, works
        case found = "numFound"
        case workCount = "work_count"
    }

    /// Nil where the answer has none of the lists, and is unreadable.
    var documents: LossyList<OpenLibraryDocument>? { docs ?? works }

    /// More documents than lists are asked for at once would only be seen later.
    static let pageSize = 50

    /// Nil for an answer without a list, and for one of whose elements none is readable.
    ///
    /// - Parameters:
    ///   - number: from 1.
    ///   - covers: the address of the service of covers.
    func page(_ number: Int, covers: HTTPURL) -> Page<Book>? {
        guard let documents else { return nil }
        let books = documents.elements.compactMap { $0.book(covers: covers) }
        if books.isEmpty, documents.sentCount > 0 { return nil }
        let total = (found ?? workCount).flatMap { $0 >= documents.sentCount ? $0 : nil }
        // Who finds some sends some, as far as they go.
        if documents.sentCount == 0, let total, total > 0, number <= (total - 1) / Self.pageSize + 1 { return nil }
        // What is trending is not counted, and its pages may be a bit short.
        let isLast = documents.sentCount == 0 || total.map { number > ($0 - 1) / Self.pageSize } ?? false
        return Page(items: books, sentCount: documents.sentCount, total: total, isLast: isLast)
    }
}

import CatalogKit
import Entities
import HTTP

/// What Open Library can be asked, and how its answers are read. Works are asked for by their keys, never by the addresses
/// that answers have in them.
struct OpenLibraryQuestions: Sendable {
    /// Paths are added to it.
    let baseURL: HTTPURL
    /// Paths of covers are added to it.
    let coversURL: HTTPURL

    /// - Parameter number: from 1.
    func page(_ number: Int, of query: BookQuery) -> CatalogQuestion<Page<Book>> {
        let list = OpenLibraryQuery(query)
        let paging = [QueryItem("page", String(number)), QueryItem("limit", String(OpenLibraryList.pageSize))]
        return list.question(
            baseURL, list.items + paging + [fields(OpenLibraryDocument.listFields)],
            policy: list.isTrending ? .openLibraryTrending : .openLibrarySearch,
            mustBeThere: list.isTrending && number == 1
        ) { [coversURL, isTrending = list.isTrending] in
            let page = $0.page(number, covers: coversURL)
            // Something always is: an empty answer is none.
            return isTrending && number == 1 && page?.sentCount == 0 ? nil : page
        }
    }

    /// What searches know of one work; nil within where they do not know it.
    func document(_ key: String) -> CatalogQuestion<OpenLibraryDocument?> {
        let items = [QueryItem("q", "key:\"/works/\(key)\""), QueryItem("limit", "1")]
        return OpenLibraryQuery.search.question(
            baseURL, items + [fields(OpenLibraryDocument.detailFields)], policy: .openLibraryWork
        ) { list in
            // An optional in an optional: unreadable, or not there.
            list.documents.map { $0.elements.first { OpenLibraryKey.work($0.key) == key } }
        }
    }

    /// The work of which this is an edition; nil within where searches know none.
    func work(of isbn: ISBN) -> CatalogQuestion<String?> {
        let items = [QueryItem("q", "isbn:\(isbn.ofThirteen)"), QueryItem("limit", "1"), fields([.key, .title])]
        return OpenLibraryQuery.search.question(baseURL, items, policy: .openLibraryWork) { list in
            list.documents.map { $0.elements.first.flatMap { OpenLibraryKey.work($0.key) } }
        }
    }

    /// The best known books of an author.
    func books(ofAuthor key: String) -> CatalogQuestion<[Book]> {
        let items = [QueryItem("q", "author_key:\(key)"), QueryItem("sort", "editions")]
        return OpenLibraryQuery.search.question(
            baseURL, items + [QueryItem("limit", "16"), fields(OpenLibraryDocument.listFields)],
            policy: .openLibraryWork
        ) { [coversURL] in $0.page(1, covers: coversURL)?.items }
    }

    func work(_ key: String) -> CatalogQuestion<OpenLibraryRecord> {
        CatalogQuestion(
            requests: [HTTPRequest(url: baseURL.appending("/works/\(key).json"))], policy: .openLibraryWork
        ) {
            JSONBody.read($0, as: OpenLibraryWork.self).flatMap { OpenLibraryRecord($0, of: key) }
        }
    }

    private func fields(_ fields: [OpenLibraryDocument.CodingKeys]) -> QueryItem {
        QueryItem("fields", fields.map(\.rawValue).joined(separator: ","))
    }
}

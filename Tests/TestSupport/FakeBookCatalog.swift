package import Entities
package import Services
import Synchronization

/// A catalogue of books in memory, whose answers are under its test's control.
package final class FakeBookCatalog: BookCatalog {
    package struct ListRequest: Hashable, Sendable {
        package let query: BookQuery
        package let page: Int
    }

    package let source: SourceID
    package let capabilities: SourceCapabilities
    package let lists: AnswerDesk<ListRequest, Page<Book>>
    package let details: AnswerDesk<BookID, BookDetail>
    /// The cached answers: none, unless a test sets some.
    package let cachedLists = AnswerDesk<ListRequest, Cached<Page<Book>>?> { _ in .success(nil) }
    package let cachedDetails = AnswerDesk<BookID, Cached<BookDetail>?> { _ in .success(nil) }
    private let memory = Mutex<[BookID: BookPreview]>([:])
    private let forgotten = Mutex(0)

    package init(_ all: [Book], pageSize: Int = 20, source: SourceID = .openLibrary) {
        self.source = source
        capabilities = SourceCapabilities(
            lists: [SourceCapabilities.List(.trendingDay), SourceCapabilities.List(.trendingWeek)],
            search: SourceCapabilities.List(nil), shortestSearch: 3)
        lists = AnswerDesk { .success(Page(of: all, number: $0.page, size: pageSize)) }
        details = AnswerDesk { id in
            all.first { $0.id == id }.map { .success(BookDetail(book: $0)) } ?? .failure(.notFound)
        }
    }

    /// Sets the books of all lists.
    package func replaceBooks(with all: [Book], pageSize: Int = 20) {
        lists.answer { .success(Page(of: all, number: $0.page, size: pageSize)) }
    }

    /// Sets what a list has said of a book.
    package func remember(_ book: Book) {
        memory.withLock { $0[book.id] = .summary(book) }
    }

    package func remember(_ detail: BookDetail) {
        memory.withLock { $0[detail.book.id] = .detail(detail) }
    }

    package var askedPages: [Int] { lists.requests.map(\.page) }

    package var forgetCount: Int { forgotten.withLock { $0 } }

    package func books(_ query: BookQuery, page: Int) async throws(CatalogFailure) -> Page<Book> {
        try await lists.reply(to: ListRequest(query: query, page: page))
    }

    package func book(_ id: BookID) async throws(CatalogFailure) -> BookDetail {
        try await details.reply(to: id)
    }

    package func cachedBooks(_ query: BookQuery, page: Int) async -> Cached<Page<Book>>? {
        await cachedLists.cachedReply(to: ListRequest(query: query, page: page))
    }

    package func cachedBook(_ id: BookID) async -> Cached<BookDetail>? {
        await cachedDetails.cachedReply(to: id)
    }

    package func peek(_ id: BookID) -> BookPreview? {
        memory.withLock { $0[id] }
    }

    package func invalidateCache() {
        forgotten.withLock { $0 += 1 }
    }
}

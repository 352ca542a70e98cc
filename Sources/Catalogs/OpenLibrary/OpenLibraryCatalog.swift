package import CatalogKit
package import Entities
package import HTTP
import Runtime
package import Services

/// Books from Open Library. Names and figures come from its lists, which have them together; a work's own record has only
/// the texts.
package final class OpenLibraryCatalog: BookCatalog {
    package let source = OpenLibrarySource.id
    package let capabilities = OpenLibrarySource.descriptor.capabilities(about: .book)

    private struct PageKey: Hashable {
        let query: BookQuery
        let number: Int
    }

    private let answers: CatalogAnswers<OpenLibraryService>
    private let time: any TimeSource
    private let questions: OpenLibraryQuestions
    private let pages: MemoryCache<PageKey, CatalogAnswer<Page<Book>>>
    private let details: MemoryCache<BookID, CatalogAnswer<BookDetail>>
    /// What was said last of each.
    private let listed: MemoryCache<BookID, Book>

    /// - Parameters:
    ///   - baseURL: the service's, or the address of a test server; paths are added to it.
    ///   - coversURL: the same for covers.
    ///   - contact: the address that services are told; nil for none.
    package init(http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL, coversURL: HTTPURL, contact: String?) {
        answers = CatalogAnswers(
            http: http, store: store, service: OpenLibraryService(limits: OpenLibrarySource.limits(contact: contact)))
        time = http.time
        questions = OpenLibraryQuestions(baseURL: baseURL, coversURL: coversURL)
        pages = answers.memory(limit: 40)
        details = answers.memory(limit: 300)
        listed = MemoryCache(limit: 5_000, time: time)
    }

    package func page(_ number: Int, of query: BookQuery) async throws(CatalogFailure) -> Page<Book> {
        let key = PageKey(query: query, number: number)
        return try await answers.value(of: questions.page(number, of: query), in: pages, as: key, learn: learn)
    }

    /// Its answers are asked for one after the other: each knows what the next is to be asked for.
    package func detail(of id: BookID) async throws(CatalogFailure) -> BookDetail {
        if let isbn = isbn(of: id) {
            guard let key = try await answers.answer(to: questions.work(of: isbn)).value else { throw .notFound }
            return try await detail(of: BookID(source: source, key: key)).known(as: isbn)
        }
        guard let key = key(of: id) else { throw .notFound }
        if let known = details[id] { return known.value }
        let work = try await work(key)
        let document = try await answers.answer(to: questions.document(work.key))
        var others: [Book]? = []
        if let author = document.value?.mainAuthor ?? work.answer.value.mainAuthor {
            do throws(CatalogFailure) {
                others = try await answers.answer(to: questions.books(ofAuthor: author)).value
            } catch {
                // That other books are not to be had is no reason to keep this one back.
                guard error != .cancelled else { throw error }
                others = nil
            }
        }
        guard let answer = detail(of: id, work, document, others) else { throw .notFound }
        return answer.value
    }

    package func peek(_ id: BookID) -> BookPreview? {
        if let detail = details[id] { return .detail(detail.value) }
        return listed[id].map { .summary($0) }
    }

    package func cachedPage(_ number: Int, of query: BookQuery) async -> Cached<Page<Book>>? {
        let key = PageKey(query: query, number: number)
        return await answers.cached(questions.page(number, of: query), in: pages, as: key, learn: learn)
    }

    package func cachedDetail(of id: BookID) async -> Cached<BookDetail>? {
        if let isbn = isbn(of: id) {
            guard let key = await answers.cached(questions.work(of: isbn))?.value else { return nil }
            return await cachedDetail(of: BookID(source: source, key: key))?.map { $0.known(as: isbn) }
        }
        if let known = details[id] { return known.cached(at: time.sinceEpoch) }
        guard let key = key(of: id), let work = await cachedWork(key),
            let document = await answers.cached(questions.document(work.key))
        else { return nil }
        var others: [Book]? = []
        if let author = document.value?.mainAuthor ?? work.answer.value.mainAuthor {
            others = await answers.cached(questions.books(ofAuthor: author))?.value
        }
        return detail(of: id, work, document, others)?.cached(at: time.sinceEpoch)
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        filter == .subject ? OpenLibrarySubjects.usual.map { FilterValue($0) } : []
    }

    package func invalidateCache() {
        answers.invalidate()
    }

    private func learn(_ answer: CatalogAnswer<Page<Book>>) {
        for book in answer.value.items where answer.isFresh || listed[book.id] == nil {
            listed.store(book, for: book.id, lifetime: nil)
        }
    }

    // MARK: Details

    /// Nil for what is none of Open Library's: ids come from files too, and this one becomes part of an address.
    private func key(of id: BookID) -> String? {
        guard id.item.source == source, let key = OpenLibraryKey.work(id.item.key), key == id.item.key else {
            return nil
        }
        return key
    }

    /// Nil for what is asked for by a key of Open Library's.
    private func isbn(of id: BookID) -> ISBN? {
        id.item.source == source ? ISBN(id.item.key) : nil
    }

    /// A work's record, and the key under which it stands now.
    private typealias FoundWork = (key: String, answer: CatalogAnswer<OpenLibraryWork>)

    private func work(_ key: String) async throws(CatalogFailure) -> FoundWork {
        let answer = try await answers.answer(to: questions.work(key))
        switch answer.value {
        case .work(let work): return (key, answer.map { _ in work })
        case .deleted: throw .notFound
        case .moved(let new):
            // Once: what was joined twice leads to the last one at once.
            let moved = try await answers.answer(to: questions.work(new))
            guard case .work(let work) = moved.value else { throw .notFound }
            return (new, moved.map { _ in work })
        }
    }

    private func cachedWork(_ key: String) async -> FoundWork? {
        guard let answer = await answers.cached(questions.work(key)) else { return nil }
        switch answer.value {
        case .work(let work): return (key, answer.map { _ in work })
        case .deleted: return nil
        case .moved(let new):
            guard let moved = await answers.cached(questions.work(new)), case .work(let work) = moved.value else {
                return nil
            }
            return (new, moved.map { _ in work })
        }
    }

    /// As old as the older one of its main answers; nil without a title. What is not whole is not remembered.
    private func detail(
        of id: BookID, _ work: FoundWork, _ document: CatalogAnswer<OpenLibraryDocument?>, _ others: [Book]?
    ) -> CatalogAnswer<BookDetail>? {
        let known = document.value?.book(covers: questions.coversURL)?.called(id) ?? listed[id]
        guard let book = known ?? work.answer.value.book(id, covers: questions.coversURL) else { return nil }
        var detail = BookDetail(book: book)
        document.value?.add(to: &detail)
        work.answer.value.add(to: &detail)
        detail.page = OpenLibrarySource.page(of: work.key)
        let own = BookID(source: source, key: work.key)
        detail.otherBooks = others.map { $0.filter { $0.id != own && $0.id != id } }
        let answer =
            work.answer.validatedAt < document.validatedAt
            ? work.answer.map { _ in detail } : document.map { _ in detail }
        if others != nil { details.remember(answer, for: id) }
        listed.store(book, for: id, lifetime: nil)
        return answer
    }
}

extension Book {
    /// This book under the id by which it was asked for: a work that has moved is still the one that was kept.
    fileprivate func called(_ id: BookID) -> Book {
        Book(
            id: id, title: title, subtitle: subtitle, authors: authors, firstPublished: firstPublished,
            editions: editions, rating: rating, aliases: aliases, picture: picture)
    }
}

extension BookDetail {
    /// It was asked for by the number of one of its editions.
    fileprivate func known(as isbn: ISBN) -> BookDetail {
        var detail = self
        detail.book.aliases.insert(ItemID(isbn: isbn))
        return detail
    }
}

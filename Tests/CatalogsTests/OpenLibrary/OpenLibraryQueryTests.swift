import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Each list, order and filter that Open Library's capabilities name, as it is sent.
struct OpenLibraryQueryTests {
    private static let capabilities = OpenLibrarySource.descriptor.capabilities(about: .book)
    private static let sorts: [(sort: QuerySort, name: String?)] = [
        (.relevance, nil), (.rating, "rating"), (.wanted, "want_to_read"), (.editions, "editions"), (.date, "new"),
        (.title, "title"),
    ]
    private static let questions: [(refinement: Refinement, path: String, sent: [String: String])] = [
        (Refinement(), "/trending/daily.json", [:]),
        (Refinement(collection: .trendingWeek), "/trending/weekly.json", [:]),
        (Refinement(collection: .trendingMonth), "/trending/monthly.json", [:]),
        (Refinement(collection: .trendingEver), "/trending/forever.json", [:]),
        (Refinement(filters: [.subject: .only("love")]), "/search.json", ["subject": "love"]),
        (Refinement(filters: [.author: .only("O\"Brian")]), "/search.json", ["author": "O\"Brian"]),
        (Refinement(text: "dune"), "/search.json", ["q": "dune"]),
        (
            Refinement(
                text: "dune: 2", filters: [.author: .only("F. \"H\""), .years: .range(FilterRange(1960...1969))]),
            "/search.json", ["q": #"dune\: 2 author:"F. \"H\"" first_publish_year:[1960 TO 1969]"#]
        ),
        (
            Refinement(filters: [
                .subject: .choices(FilterChoices(with: [FilterValue("love"), FilterValue("war")])),
                .years: .range(FilterRange(atLeast: 1_990) ?? FilterRange(0...0)),
            ]), "/search.json", ["q": #"subject:"love" subject:"war" first_publish_year:[1990 TO *]"#]
        ),
    ]

    private func request(for refinement: Refinement) async throws -> HTTPRequest {
        let transport = TransportSpy(.success(.json(#"{"docs":[{"key":"/works/OL1W","title":"A"}]}"#)))
        _ = try await OpenLibraryCatalog.sample(transport).page(1, of: BookQuery(refinement))
        return try #require(transport.requests.first)
    }

    @Test(arguments: questions.indices)
    func aQuestionIsSentInTheServicesWords(index: Int) async throws {
        let (refinement, path, sent) = Self.questions[index]
        let request = try await request(for: refinement)
        #expect(request.url.path.hasSuffix(path))
        let words = request.parameters.filter { !["page", "limit", "fields"].contains($0.key) }
        #expect(words.map { "\($0)=\($1)" } == sent.map { QueryItem($0, $1).encoded })
    }

    @Test func everythingThatItCanBeAskedHasACase() {
        #expect(Self.sorts.map(\.sort) == Self.capabilities.sorts.map(\.sort))
        let filters = Set(Self.questions.flatMap { $0.refinement.filters.map(\.filter) })
        #expect(filters == Set(Self.capabilities.filters.map(\.filter)))
        #expect(Self.capabilities.collections == [.trendingDay, .trendingWeek, .trendingMonth, .trendingEver])
    }

    @Test(arguments: sorts.indices)
    func anOrderIsSentInTheServicesWords(index: Int) async throws {
        let (sort, name) = Self.sorts[index]
        #expect(try await request(for: Refinement(text: "dune", sort: sort)).parameters["sort"] == name)
        #expect(try await request(for: Refinement(sort: sort)).parameters["sort"] == nil, "Trends have their own")
        let turned = try await request(for: Refinement(text: "dune", sort: sort, isReversed: true)).parameters["sort"]
        #expect(turned == (sort == .date ? "old" : name))
    }

    @Test(arguments: questions.indices.dropFirst(6))
    func aServerAnswersIt(index: Int) async throws {
        let server = try await FixtureServer.start()
        let catalog = try OpenLibraryOverHTTPTests.catalog(server)
        let combined = Refinement(filters: [.subject: .only("Love"), .years: .range(FilterRange(1900...1950))])
        let page = try await catalog.page(1, of: BookQuery(combined))
        #expect(!page.items.isEmpty)
        #expect(page.items.allSatisfy { $0.firstPublished.map { (1900...1950).contains($0.year) } ?? true })
        _ = try await catalog.page(1, of: BookQuery(Self.questions[index].refinement))
    }
}

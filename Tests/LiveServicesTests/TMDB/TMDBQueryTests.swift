import Entities
import Services
import TestSupport
import Testing

@testable import HTTP
@testable import TMDB

/// Each sort and filter that TMDB's capabilities name, as it is sent.
struct TMDBQueryTests {
    private static let sorts: [(sort: ListSort, order: String, votes: String?)] = [
        (.popularity, "popularity.desc", nil), (.rating, "vote_average.desc", "200"),
        (.newest, "primary_release_date.desc", "10"), (.oldest, "primary_release_date.asc", "10"),
        (.title, "title.asc", nil),
    ]

    private func parameters(of query: MovieQuery) async throws -> [String: String] {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        _ = try await TMDBCatalog.sample(transport).movies(query, page: 1)
        return try #require(transport.requests.first).parameters
    }

    @Test func everySortHasACase() throws {
        #expect(Self.sorts.map(\.sort) == (try TMDBCatalog.sample(TransportSpy([]))).capabilities.sorts)
    }

    @Test(arguments: sorts.indices)
    func aSortIsSentInTheServicesWords(index: Int) async throws {
        let (sort, order, votes) = Self.sorts[index]
        let parameters = try await parameters(of: MovieQuery(sort: sort))
        #expect(parameters["sort_by"] == order)
        #expect(parameters["vote_count.gte"] == votes)
    }

    @Test func filtersAreSentTogether() async throws {
        var query = MovieQuery()
        (query.genre, query.language, query.minimumRating) = ("18", "ja", 7.5)
        let parameters = try await parameters(of: query)
        #expect(parameters["with_genres"] == "18")
        #expect(parameters["with_original_language"] == "ja")
        #expect(parameters["vote_average.gte"] == "7.5")
        #expect(parameters["vote_count.gte"] == "200")
    }

    @Test func aSearchIsAQuestionOfItsOwn() async throws {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        _ = try await TMDBCatalog.sample(transport).movies(MovieQuery(text: "late spring & co"), page: 2)
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/proxy/3/search/movie")
        #expect(
            request.parameters == [
                "query": "late%20spring%20%26%20co", "include_adult": "false", "language": "de-AT", "region": "AT",
                "page": "2",
            ])
    }

    @Test(arguments: [MovieQuery(sort: .rating), MovieQuery(sort: .newest), MovieQuery(text: "a")])
    func aServerAnswersIt(query: MovieQuery) async throws {
        let server = try await FixtureServer.start()
        let page = try await TMDBOverHTTPTests.catalog(server).movies(query, page: 1)
        #expect(!page.items.isEmpty)
    }
}

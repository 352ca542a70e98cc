import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// What is asked for each query, as it is sent.
struct CinemetaQueryTests {
    private func url(of query: MovieQuery, page: Int = 1, base: String = "https://cinemeta.test") async throws -> String
    {
        let transport = TransportSpy(.success(.films(1)))
        _ = try await CinemetaCatalog.sample(transport, base: base).page(page, of: query)
        #expect(transport.requests.allSatisfy { $0.credential == nil })
        return try #require(transport.requests.first).url.text
    }

    @Test(arguments: ["https://cinemeta.test", "https://cinemeta.test/"])
    func theFirstPageOfWhatIsPopularHasNoParameters(base: String) async throws {
        #expect(try await url(of: MovieQuery(), base: base) == "https://cinemeta.test/catalog/movie/top.json")
    }

    @Test func anAddressMayHaveAPath() async throws {
        let url = try await url(of: MovieQuery(), page: 2, base: "http://127.0.0.1:8080/a/b/")
        #expect(url == "http://127.0.0.1:8080/a/b/catalog/movie/top/skip=50.json")
    }

    @Test(arguments: [(2, "/skip=50"), (3, "/skip=100"), (41, "/skip=2000")])
    func aLaterPageSkipsFiftyFilmsForEachBefore(page: Int, segment: String) async throws {
        let text = try await url(of: MovieQuery(), page: page)
        #expect(text == "https://cinemeta.test/catalog/movie/top\(segment).json")
    }

    private static let sorts: [(sort: QuerySort, list: String)] = [(.popularity, "top"), (.rating, "imdbRating")]

    @Test func everySortHasACase() throws {
        #expect(Self.sorts.map(\.sort) == CinemetaSource.descriptor.capabilities(about: .movie).sorts.map(\.sort))
    }

    @Test(arguments: sorts.indices)
    func aSortIsAListOfItsOwn(index: Int) async throws {
        let (sort, list) = Self.sorts[index]
        #expect(try await url(of: MovieQuery(sort: sort)) == "https://cinemeta.test/catalog/movie/\(list).json")
        var query = MovieQuery(sort: sort)
        query[.genre] = .only("science-fiction")
        let url = try await url(of: query, page: 2)
        #expect(url == "https://cinemeta.test/catalog/movie/\(list)/genre=Sci-Fi&skip=50.json")
    }

    @Test(arguments: [
        ("Sci-Fi & Co", "Sci-Fi%20%26%20Co"), ("../a?b#c", "..%2Fa%3Fb%23c"), ("動作", "%E5%8B%95%E4%BD%9C"),
    ])
    func aGenreStaysWithinItsSegment(genre: String, encoded: String) async throws {
        var query = MovieQuery()
        query[.genre] = .only(genre)
        #expect(try await url(of: query) == "https://cinemeta.test/catalog/movie/top/genre=\(encoded).json")
    }

    @Test(arguments: [QuerySort.date, .popularity, nil])
    func aYearIsAListOfItsOwn(sort: QuerySort?) async throws {
        let query = MovieQuery(sort: sort, filters: [.years: .range(FilterRange(1999...1999))])
        #expect(
            try await url(of: query, page: 2) == "https://cinemeta.test/catalog/movie/year/genre=1999&skip=50.json")
    }

    @Test func whatItCannotExpressIsPassedOver() async throws {
        let query = MovieQuery(
            sort: .title,
            filters: [
                .years: .range(FilterRange(2025...2026)), .language: .only("ja"),
                .rating: .range(try #require(FilterRange(atLeast: 7))),
            ])
        #expect(try await url(of: query) == "https://cinemeta.test/catalog/movie/top.json")
    }

    @Test(arguments: [
        ("late spring", "late%20spring"), ("a+b & c/d.json?", "a%2Bb%20%26%20c%2Fd.json%3F"), ("..", ".."),
        ("生きる", "%E7%94%9F%E3%81%8D%E3%82%8B"),
    ])
    func aSearchIsAQuestionOfItsOwn(text: String, encoded: String) async throws {
        let url = try await url(of: MovieQuery(text: text, sort: .rating))
        #expect(url == "https://cinemeta.test/catalog/movie/top/search=\(encoded).json")
    }

    @Test(arguments: ["", "  ", "\n"])
    func aSearchForNothingIsNone(text: String) async throws {
        #expect(try await url(of: MovieQuery(text: text)) == "https://cinemeta.test/catalog/movie/top.json")
    }

    @Test func aSearchHasOnePage() async throws {
        let transport = TransportSpy(.success(.films(50)))
        let catalog = try CinemetaCatalog.sample(transport)
        let query = MovieQuery(text: "film")
        #expect(try await catalog.page(1, of: query).isLast)
        let second = try await catalog.page(2, of: query)
        #expect(second.items.isEmpty && second.isLast)
        #expect(transport.requests.count == 1)
    }

    /// Scenes ask for the past year where a source has it.
    @Test func itPromisesNoMoreThanItKeeps() {
        let capabilities = CinemetaSource.descriptor.capabilities(about: .movie)
        #expect(capabilities.collections == [.everything])
        #expect(capabilities.filters.map(\.filter) == [.genre, .years])
        #expect(capabilities.canSearch)
        #expect(CinemetaSource.descriptor.service?.key == nil)
    }
}

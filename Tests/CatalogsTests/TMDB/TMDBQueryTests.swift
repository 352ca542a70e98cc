import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Each list, sort and filter that TMDB's capabilities name, as it is sent.
struct TMDBQueryTests {
    private static let capabilities = TMDBSource.descriptor.capabilities(about: .movie)

    private static let sorts: [(sort: QuerySort, order: String, turned: String, votes: String?)] = [
        (.popularity, "popularity.desc", "popularity.asc", nil),
        (.rating, "vote_average.desc", "vote_average.asc", "200"),
        (.date, "primary_release_date.desc", "primary_release_date.asc", "10"),
        (.title, "title.asc", "title.desc", nil), (.revenue, "revenue.desc", "revenue.asc", nil),
    ]

    private static let collections: [(collection: QueryCollection, path: String)] = [
        (.pastYear, "/discover/movie"), (.everything, "/discover/movie"), (.popular, "/movie/popular"),
        (.nowPlaying, "/movie/now_playing"), (.upcoming, "/movie/upcoming"), (.topRated, "/movie/top_rated"),
        (.trendingDay, "/trending/movie/day"), (.trendingWeek, "/trending/movie/week"),
    ]

    private static let filters: [(filter: QueryFilter, condition: FilterCondition, sent: [String: String])] = [
        (
            .genre,
            .choices(
                FilterChoices(
                    with: [FilterValue("drama"), FilterValue("science-fiction")],
                    without: [FilterValue("horror"), FilterValue("99")])),
            ["with_genres": "18%2C878", "without_genres": "27%2C99"]
        ),
        (.language, .only("ko"), ["with_original_language": "ko"]),
        (.country, .only("KR"), ["with_origin_country": "KR"]),
        (
            .rating, least(7.5),
            ["vote_average.gte": "7.5", "vote_count.gte": "200"]
        ),
        (.votes, least(1_000), ["vote_count.gte": "1000"]),
        (
            .runtime, .range(FilterRange(60...90)),
            ["with_runtime.gte": "60", "with_runtime.lte": "90"]
        ),
        (
            .person, .choices(FilterChoices(with: [FilterValue("7", name: "A"), FilterValue("8")])),
            ["with_people": "7%2C8"]
        ),
        (
            .years, .range(FilterRange(1990...1999)),
            ["primary_release_date.gte": "1990-01-01", "primary_release_date.lte": "1999-12-31"]
        ),
    ]

    private static func least(_ number: Double) -> FilterCondition {
        FilterRange(atLeast: number).map { .range($0) } ?? .only("")
    }

    private func request(for query: MovieQuery) async throws -> HTTPRequest {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        _ = try await TMDBCatalog.sample(transport).page(1, of: query)
        return try #require(transport.requests.first)
    }

    @Test func everythingThatItCanBeAskedHasACase() {
        #expect(Self.sorts.map(\.sort) == Self.capabilities.sorts.map(\.sort))
        #expect(Self.collections.map(\.collection) == Self.capabilities.collections)
        #expect(Set(Self.filters.map(\.filter) + [.series]) == Set(Self.capabilities.filters.map(\.filter)))
    }

    @Test(arguments: sorts.indices)
    func aSortIsSentInTheServicesWordsEitherWay(index: Int) async throws {
        let (sort, order, turned, votes) = Self.sorts[index]
        let parameters = try await request(for: MovieQuery(sort: sort)).parameters
        #expect(parameters["sort_by"] == order)
        #expect(parameters["vote_count.gte"] == votes)
        let turnedRound = try await request(for: MovieQuery(sort: sort, isReversed: true)).parameters
        #expect(turnedRound["sort_by"] == turned)
        #expect(turnedRound["vote_count.gte"] == votes)
    }

    @Test(arguments: collections.indices)
    func aCollectionHasAnAddressOfItsOwn(index: Int) async throws {
        let (collection, path) = Self.collections[index]
        let request = try await request(for: MovieQuery(collection: collection))
        #expect(request.url.path == "/proxy/3" + path)
        #expect((request.parameters["sort_by"] != nil) == (path == "/discover/movie"))
    }

    @Test("What cannot be combined is not sent", arguments: [QueryCollection.nowPlaying, .trendingWeek])
    func aListOfTMDBsOwnIsAsItIs(collection: QueryCollection) async throws {
        var query = MovieQuery(collection: collection, sort: .revenue)
        for (filter, condition, _) in Self.filters { query[filter] = condition }
        let parameters = try await request(for: query).parameters
        #expect(parameters == ["language": "de-AT", "region": "AT", "page": "1"])
    }

    @Test(arguments: filters.indices)
    func aFilterIsSentInTheServicesWords(index: Int) async throws {
        let (filter, condition, sent) = Self.filters[index]
        let plain = try await request(for: MovieQuery(collection: .everything)).parameters
        var query = MovieQuery(collection: .everything)
        query[filter] = condition
        let parameters = try await request(for: query).parameters
        #expect(parameters == plain.merging(sent) { $1 })
    }

    @Test func allFiltersAreSentTogether() async throws {
        var query = MovieQuery(collection: .everything, sort: .rating)
        for (filter, condition, _) in Self.filters { query[filter] = condition }
        let parameters = try await request(for: query).parameters
        for (_, _, sent) in Self.filters.dropLast() {
            for (name, text) in sent where name != "vote_count.gte" { #expect(parameters[name] == text) }
        }
        #expect(parameters["vote_count.gte"] == "1000", "Who says how many votes are enough is heard")
    }

    @Test func whatIsNewestIsThereAlready() async throws {
        let day = try #require(CalendarDate(year: 2026, month: 11, day: 20))
        func last(_ query: MovieQuery) async throws -> String? {
            try await request(for: query).parameters["primary_release_date.lte"]
        }
        #expect(try await last(MovieQuery(collection: .everything, sort: .date, day: day)) == "2026-11-20")
        let decade: KeyValuePairs<QueryFilter, FilterCondition> = [.years: .range(FilterRange(2020...2029))]
        #expect(try await last(MovieQuery(sort: .date, filters: decade, day: day)) == "2026-11-20")
        #expect(try await last(MovieQuery(filters: decade, day: day)) == "2029-12-31")
        #expect(try await last(MovieQuery(collection: .everything, sort: .date, isReversed: true, day: day)) == nil)
    }

    @Test func peopleAreSearchedForByName() async throws {
        let body = #"{"results":[{"id":7,"name":"A"},{"id":8,"name":""},{"name":"C"},{"id":7,"name":"A"}]}"#
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try TMDBCatalog.sample(transport)
        let found = try await catalog.values(of: .person, matching: "hara + co")
        #expect(found.map(\.key) == ["7"] && found.map(\.name) == ["A"])
        #expect(try await catalog.values(of: .person, matching: " ").isEmpty)
        #expect(try await catalog.values(of: .person).isEmpty)
        let request = try #require(transport.requests.first)
        #expect(transport.requests.count == 1 && request.url.path == "/proxy/3/search/person")
        #expect(
            request.parameters == [
                "query": "hara%20%2B%20co", "include_adult": "false", "language": "de-AT", "page": "1",
            ])
        #expect(try await catalog.values(of: .language, matching: "KO") == [FilterValue("ko")])
    }

    @Test func theFilmsOfASeriesComeAtOnceInTheOrderOfTheirRelease() async throws {
        let body = #"""
            {"id":264,"name":"S","parts":[{"id":3,"title":"Three","release_date":""},
            {"id":2,"title":"Two","release_date":"1989-11-22","media_type":"movie"},{"id":9,"title":""},
            {"id":1,"title":"One","release_date":"1985-07-03"}]}
            """#
        let transport = TransportSpy(.success(.json(body)))
        let query = MovieQuery(sort: .rating, filters: [.series: .only("264", name: "S")])
        let catalog = try TMDBCatalog.sample(transport)
        let page = try await catalog.page(1, of: query)
        #expect(page.items.map(\.title) == ["One", "Two", "Three"] && page.isLast && page.total == 3)
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/proxy/3/collection/264" && request.parameters == ["language": "de-AT"])
        #expect(Self.capabilities.answerable(query).sort == nil, "A series is as it is")
        #expect(try await catalog.page(2, of: query).items.isEmpty)
    }

    @Test(arguments: ["", "x", "-1", "264/../../movie/1", "264?a=b", "٣", "99999999999999999999999"])
    func whatIsNoNumberOfASeriesIsNeverSent(key: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"parts":[]}"#)))
        let query = MovieQuery(filters: [.series: .only(key)])
        _ = try await TMDBCatalog.sample(transport).page(1, of: query)
        #expect(transport.requests.map(\.url.path) == ["/proxy/3/collection/0"])
    }

    @Test func seriesAreSearchedForByName() async throws {
        let transport = TransportSpy(.success(.json(#"{"results":[{"id":8091,"name":"Alien Collection"}]}"#)))
        let found = try await TMDBCatalog.sample(transport).values(of: .series, matching: "alien")
        #expect(found.map(\.key) == ["8091"] && found.map(\.name) == ["Alien Collection"])
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/proxy/3/search/collection" && request.parameters["query"] == "alien")
    }

    @Test func genresComeFromTheServiceWithTheirNames() async throws {
        let body = #"{"genres":[{"id":18,"name":"Drama (de)"},{"id":99999,"name":"Neu"},{"id":28,"name":""}]}"#
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try TMDBCatalog.sample(transport)
        #expect(catalog.knownValues(of: .genre).contains(FilterValue("drama")), "Known before anybody is asked")
        let values = try await catalog.values(of: .genre)
        #expect(values.map(\.key) == ["drama", "99999"] && values.map(\.name) == ["Drama (de)", "Neu"])
        #expect(catalog.knownValues(of: .genre) == values)
        _ = try await catalog.values(of: .genre)
        #expect(transport.requests.map(\.url.path) == ["/proxy/3/genre/movie/list"])
        #expect(transport.requests.first?.parameters == ["language": "de-AT"])
    }

    @Test func aSearchIsAQuestionOfItsOwn() async throws {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        let query = MovieQuery(
            text: "late spring & co", sort: .title,
            filters: [.genre: .only("drama"), .years: .range(FilterRange(1949...1949))])
        _ = try await TMDBCatalog.sample(transport).page(2, of: query)
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/proxy/3/search/movie")
        #expect(
            request.parameters == [
                "query": "late%20spring%20%26%20co", "primary_release_year": "1949", "include_adult": "false",
                "language": "de-AT", "region": "AT", "page": "2",
            ])
    }

    @Test(arguments: [
        MovieQuery(sort: .rating), MovieQuery(sort: .date), MovieQuery(text: "a"),
        MovieQuery(filters: [.series: .only("501")]),
    ])
    func aServerAnswersIt(query: MovieQuery) async throws {
        let server = try await FixtureServer.start()
        let page = try await TMDBOverHTTPTests.catalog(server).page(1, of: query)
        #expect(!page.items.isEmpty)
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Each list of artists that Last.fm's capabilities name, as it is sent and read.
struct LastFMQueryTests {
    private static let capabilities = LastFMSource.descriptor.capabilities(about: .artist)
    private static let lists: [(query: ArtistQuery, sent: [String: String])] = [
        (query(), ["method": "chart.getTopArtists"]),
        (
            query(filters: [.country: .only("KR")]),
            ["method": "geo.getTopArtists", "country": "Korea%2C%20Republic%20of"]
        ),
        (query(filters: [.country: .only("XX")]), ["method": "geo.getTopArtists", "country": "XX"]),
        (query(filters: [.tag: .only("r&b")]), ["method": "tag.getTopArtists", "tag": "r%26b"]),
        (query(text: "sigur rós"), ["method": "artist.search", "artist": "sigur%20r%C3%B3s"]),
    ]

    private static func query(
        text: String? = nil, filters: KeyValuePairs<QueryFilter, FilterCondition> = [:]
    ) -> ArtistQuery {
        ArtistQuery(Refinement(text: text, filters: filters))
    }

    @Test(arguments: lists.indices)
    func aListIsAskedForInTheServicesWords(index: Int) async throws {
        let (query, sent) = Self.lists[index]
        for sort in [nil] + Self.capabilities.list(of: query).sorts.map(\.sort) {
            let transport = TransportSpy(.success(.json(Self.empty)))
            var query = query
            query.sort = sort
            _ = try await LastFMCatalog.sample(transport).page(3, of: query)
            let request = try #require(transport.requests.first)
            #expect(
                request.parameters == sent.merging(["page": "3", "limit": "50", "format": "json"]) { $1 },
                "Orders are not Last.fm's")
        }
    }

    @Test func everyFilterHasAList() {
        let filters = Set(Self.lists.flatMap { $0.query.refinement.filters.map(\.filter) })
        #expect(filters == Set(Self.capabilities.filters.map(\.filter)))
    }

    @Test func aSearchIsReadWithHowManyThereAre() async throws {
        let body = #"""
            {"results":{"opensearch:totalResults":"120","opensearch:startIndex":"0","opensearch:itemsPerPage":"50",
            "artistmatches":{"artist":[{"name":"A","listeners":"7","mbid":""},{"name":"[unknown]","listeners":"9"}]}}}
            """#
        let query = Self.query(text: "a")
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        let page = try await catalog.page(1, of: query)
        #expect(page.items.map(\.name) == ["A"])
        #expect(page.items.map(\.listeners) == [7])
        #expect(page.total == 120 && !page.isLast)
        #expect(await catalog.cachedPage(1, of: query)?.value.items.count == 1)
        #expect(await catalog.cachedPage(1, of: ArtistQuery()) == nil, "Each list is kept by itself")
    }

    @Test(arguments: [
        #""artistmatches":{"artist":[]}"#, #""artistmatches":"\n""#, #""artistmatches":{}"#,
        #""opensearch:totalResults":"0","artistmatches":{"artist":[]}"#,
    ])
    func aSearchThatFindsNothingIsAnEmptyPage(fields: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(#"{"results":{\#(fields)}}"#))))
        let page = try await catalog.page(1, of: Self.query(text: "zzz"))
        #expect(page.items.isEmpty && page.isLast)
    }

    @Test(arguments: [
        #"{"results":{}}"#, #"{"results":{"artistmatches":7}}"#, "{}",
        #"{"results":{"opensearch:totalResults":"3","artistmatches":{"artist":[]}}}"#,
    ])
    func whatIsNoSearchIsUnreadable(body: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(1, of: Self.query(text: "zzz"))
        }
        #expect(failure == .unreadable(status: 200))
    }

    @Test func tagsAreThoseThatAreUsedMost() async throws {
        let body = #"{"tags":{"tag":[{"name":"rock"},{"name":""},{"name":"r&b"},{"name":"rock"}]}}"#
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try LastFMCatalog.sample(transport)
        #expect(catalog.knownValues(of: .tag).isEmpty)
        #expect(try await catalog.values(of: .tag).map(\.key) == ["rock", "r&b"])
        #expect(try await catalog.values(of: .tag).count == 2)
        #expect(catalog.knownValues(of: .tag).map(\.name) == ["rock", "r&b"])
        #expect(transport.requests.map { $0.parameters["method"] } == ["chart.getTopTags"])
        #expect(try await catalog.values(of: .country).contains(FilterValue("DE")))
        #expect(try await catalog.values(of: .genre).isEmpty)
    }

    @Test(arguments: lists.indices)
    func aServerAnswersIt(index: Int) async throws {
        let server = try await FixtureServer.start()
        let catalog = try LastFMOverHTTPTests.catalog(server)
        let query = Self.lists[index].query.text == nil ? Self.lists[index].query : Self.query(text: "blue")
        let pages = [try await catalog.page(1, of: query), try await catalog.page(2, of: query)]
        #expect(!pages[0].items.isEmpty)
        #expect(Set(pages[0].items.map(\.id)).isDisjoint(with: pages[1].items.map(\.id)))
        if query.text != nil {
            #expect(
                pages[0].items.allSatisfy {
                    SearchWords("blue").areFound(in: $0.name) || !$0.name.utf8.allSatisfy { $0 < 0x80 }
                })
        }
    }

    private static let empty = #"{"artists":{"artist":[]},"results":{"artistmatches":{"artist":[]}}}"#
}

import Entities
import TestSupport
import Testing

@testable import Catalogs

struct LastFMTopAlbumsTests {
    private static let artist = ArtistID(name: "AC/DC & +44", mbid: "m")

    @Test func asksByName() async throws {
        let transport = TransportSpy(.success(.json(#"{"topalbums":{"album":[]}}"#)))
        _ = try await LastFMCatalog.sample(transport).topAlbums(of: Self.artist, page: 1)
        #expect(
            transport.requests.map(\.parameters) == [
                [
                    "method": "artist.getTopAlbums", "artist": "AC%2FDC%20%26%20%2B44", "autocorrect": "1", "page": "1",
                    "limit": "50", "format": "json",
                ]
            ])
    }

    @Test func asksOnceByMusicBrainzIDWhereTheNameIsNotKnown() async throws {
        let transport = TransportSpy(
            .success(.json(#"{"error":6,"message":"The artist you supplied could not be found"}"#)),
            .success(.json(#"{"topalbums":{"album":[{"name":"A"}]}}"#)))
        let page = try await LastFMCatalog.sample(transport).topAlbums(of: Self.artist, page: 1)
        #expect(page.items.count == 1)
        #expect(transport.requests.last?.parameters["mbid"] == "m")
        #expect(transport.requests.last?.parameters["artist"] == nil)
    }

    @Test(arguments: [(nil, 1), ("m", 2)] as [(String?, Int)])
    func anArtistKnownByNeitherIsNotFound(mbid: String?, requests: Int) async throws {
        let transport = TransportSpy(.success(.json(#"{"error":6}"#)))
        let catalog = try LastFMCatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.topAlbums(of: ArtistID(name: "A", mbid: mbid), page: 1)
        }
        #expect(failure == .notFound)
        #expect(transport.requests.count == requests)
    }

    @Test func readsPlaysWhetherNumberOrText() async throws {
        let page = try await page(
            #"""
            {"topalbums":{"album":[{"name":"One","playcount":5,"mbid":"x","artist":{"name":"ACDC"}},
            {"name":"Two","playcount":"6","artist":{"name":""}},{"name":"Three","artist":""}],
            "@attr":{"artist":"ACDC","perPage":"50","totalPages":"891","total":"44540"}}}
            """#)
        #expect(page.items.map(\.plays) == [5, 6, nil])
        #expect(page.items.map(\.id.artist) == ["ACDC", Self.artist.name, Self.artist.name])
        #expect(page.items.map(\.id.mbid) == ["x", nil, nil])
        #expect(page.total == nil)
    }

    @Test func aSingleAlbumMayBeAnObject() async throws {
        let page = try await page(#"{"topalbums":{"album":{"name":"One","playcount":5},"@attr":{"totalPages":"1"}}}"#)
        #expect(page.items.map(\.id.title) == ["One"])
        #expect(page.isLast)
    }

    @Test func albumsWithoutANameAreLeftOutAndCounted() async throws {
        let page = try await page(
            #"{"topalbums":{"album":[{"name":"(null)"},{"name":"[unknown]"},{"name":" \u200b"},{"name":""},{"name":"One"}]}}"#
        )
        #expect(page.items.map(\.id.title) == ["One"])
        #expect(page.sentCount == 5)
    }

    @Test func anArtistWithNothingButNamelessAlbumsHasNone() async throws {
        let page = try await page(
            #"{"topalbums":{"album":[{"name":"(null)"}],"@attr":{"perPage":"50","totalPages":"1","total":"1"}}}"#)
        #expect(page.items.isEmpty)
        #expect(page.isLast)
    }

    @Test(arguments: [
        #"{"topalbums":{"album":[],"@attr":{"perPage":"50","totalPages":"2","total":"60"}}}"#,
        #"{"topalbums":{"album":[null,null]}}"#,
    ])
    func aPageThatContradictsItselfIsUnreadable(body: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.topAlbums(of: Self.artist, page: 1)
        }
        #expect(failure == .unreadable(status: 200))
        #expect(catalog.peekAlbums(of: Self.artist)?.items == nil)
    }

    @Test func anEqualPageIsNotAskedForAgainForAWeek() async throws {
        let time = TimeSpy()
        let transport = TransportSpy(.success(.json(#"{"topalbums":{"album":[{"name":"A"}]}}"#)))
        let catalog = try LastFMCatalog.sample(transport, time: time)
        _ = try await catalog.topAlbums(of: Self.artist, page: 1)
        time.advance(by: .seconds(7 * 24 * 3_600 - 1))
        _ = try await catalog.topAlbums(of: Self.artist, page: 1)
        #expect(transport.requests.count == 1)
        time.advance(by: .seconds(1))
        _ = try await catalog.topAlbums(of: Self.artist, page: 1)
        #expect(transport.requests.count == 2)
    }

    @Test func aFirstPageIsRemembered() async throws {
        let body = #"{"topalbums":{"album":[{"name":"A"}]}}"#
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        #expect(catalog.peekAlbums(of: Self.artist)?.items == nil)
        let page = try await catalog.topAlbums(of: Self.artist, page: 1)
        #expect(catalog.peekAlbums(of: Self.artist)?.items == page.items)
    }

    private func page(_ body: String) async throws -> Page<Album> {
        try await LastFMCatalog.sample(TransportSpy(.success(.json(body)))).topAlbums(of: Self.artist, page: 1)
    }
}

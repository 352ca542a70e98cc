import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct LastFMOverHTTPTests {
    private static let faults: [(name: String, failure: CatalogFailure)] = [
        ("lastfm-6", .notFound), ("lastfm-8", .unavailable(status: 200)), ("lastfm-10", .keyRejected(.lastFM)),
        ("lastfm-11", .unavailable(status: 200)), ("lastfm-16", .unavailable(status: 200)),
        ("lastfm-26", .keySuspended(.lastFM)), ("lastfm-29", .rateLimited(retryAfterSeconds: nil)),
        ("http-401", .keyRejected(.lastFM)), ("http-404", .notFound), ("http-502-html", .unavailable(status: 502)),
        ("error-html-200", .unreadable(status: 200)), ("wrong-types", .unreadable(status: 200)),
    ]

    /// One server for all faults: each fault has the page with its number.
    private static let faultyServer = Task {
        let server = try await FixtureServer.start()
        try await server.spoil(
            faults.enumerated().map { .init($0.element.name, query: ["page": String($0.offset + 1)]) })
        return server
    }

    @Test(arguments: faults.indices)
    func everyFaultIsTold(index: Int) async throws {
        let (name, expected) = Self.faults[index]
        let catalog = try Self.catalog(await Self.faultyServer.value)
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(index + 1, of: ArtistQuery())
        }
        #expect(failure == expected, "\(name)")
    }

    @Test func hostileTextsCostNothing() async throws {
        let server = try await FixtureServer.start("--fault", "hostile")
        let page = try await Self.catalog(server).page(1, of: ArtistQuery())
        #expect(page.items.count == page.sentCount)
    }

    /// Names with `&`, `/`, `+`, `%`, `?`, `#` and in other scripts are among the first sixty.
    @Test func everyNameReachesTheServiceAsItIs() async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        for number in 1...2 {
            for artist in try await catalog.page(number, of: ArtistQuery()).items {
                _ = try await catalog.topAlbums(of: artist.id, page: 1)
            }
        }
    }

    @Test func everyAlbumOfAListIsFound() async throws {
        let server = try await FixtureServer.start("--albums", "30")
        let catalog = try Self.catalog(server)
        let artist = try #require(try await catalog.page(1, of: ArtistQuery()).items.first)
        let albums = try await catalog.topAlbums(of: artist.id, page: 1)
        #expect(albums.items.count == 30)
        for album in albums.items {
            #expect(try await catalog.album(album.id).album.id == album.id)
        }
    }

    static func catalog(_ server: FixtureServer) throws -> LastFMCatalog {
        try LastFMCatalog.sample(
            CurlTransport(userAgent: "Matinee/test", limits: .patient), base: server.address + "/2.0/")
    }
}

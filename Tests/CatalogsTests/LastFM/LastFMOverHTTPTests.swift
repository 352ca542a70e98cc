import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct LastFMOverHTTPTests {
    static let service = ServiceOnWire(
        "Last.fm",
        faults: [
            ("lastfm-6", .notFound), ("lastfm-8", .unavailable(status: 200)), ("lastfm-10", .keyRejected(.lastFM)),
            ("lastfm-11", .unavailable(status: 200)), ("lastfm-16", .unavailable(status: 200)),
            ("lastfm-26", .keySuspended(.lastFM)), ("lastfm-29", .rateLimited(retryAfterSeconds: nil)),
            ("http-401", .keyRejected(.lastFM)), ("http-404", .notFound), ("http-502-html", .unavailable(status: 502)),
            ("error-html-200", .unreadable(status: 200)), ("wrong-types", .unreadable(status: 200)),
        ],
        at: { .init($0, query: ["page": String($1 + 1)]) }, catalog,
        ask: { _ = try await $0.page($1 + 1, of: ArtistQuery()) })

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

    static func catalog(_ server: FixtureServer, _ limits: CurlLimits = .patient) throws -> LastFMCatalog {
        try LastFMCatalog.sample(
            CurlTransport(userAgent: "Matinee/test", limits: limits), base: server.address + "/2.0/")
    }
}

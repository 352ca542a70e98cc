import Browsing
import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct DeezerOverHTTPTests {
    static let service = ServiceOnWire(
        "Deezer",
        faults: [
            ("deezer-4", .rateLimited(retryAfterSeconds: nil)),
            ("deezer-500", .refused(status: 200, message: "Wrong parameter")),
            ("deezer-700", .unavailable(status: 200)), ("deezer-800", .notFound),
            ("http-401", .refused(status: 401, message: "Invalid token")), ("http-404", .notFound),
            ("http-429", .rateLimited(retryAfterSeconds: 1)), ("http-502-html", .unavailable(status: 502)),
            ("http-503", .unavailable(status: 503)), ("redirect-loop", .redirectsInCircles(.deezer, host: "127.0.0.1")),
            ("error-html-200", .unreadable(status: 200)), ("empty", .unreadable(status: 200)),
            ("garbage", .unreadable(status: 200)), ("truncated-json", .unreadable(status: 200)),
            ("wrong-types", .unreadable(status: 200)), ("null-lists", .unreadable(status: 200)),
            ("truncated", .connectionLost(host: "127.0.0.1")),
        ],
        passing: ["deezer-4", "deezer-700", "http-429", "http-502-html", "reset"],
        at: { .init($0, path: "/artist/\(1001 + $1)/albums") }, catalog,
        ask: { _ = try await $0.topAlbums(of: .deezer(1001 + $1), page: 1) })

    @Test func hostileTextsCostNothing() async throws {
        let server = try await FixtureServer.start("--fault", "hostile")
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(1, of: ArtistQuery())
        #expect(page.items.count == page.sentCount)
        let albums = try await catalog.topAlbums(of: .deezer(1001), page: 1)
        let album = try #require(albums.items.first)
        #expect(try await catalog.album(album.id).album.id == album.id)
    }

    @Test func badElementsCostOnlyThemselves() async throws {
        let server = try await FixtureServer.start("--fault", "bad-elements")
        let page = try await Self.catalog(server).page(1, of: ArtistQuery())
        #expect(page.sentCount == 50)
        #expect((20..<50).contains(page.items.count))
    }

    /// Chart and genres name many artists twice; one genre has only artists of the chart, one has nobody, one no chart.
    @Test @MainActor func theWholeListHasEachArtistOnceAndAsksForEachPageOnce() async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        let loader = PagedListLoader(
            PageSource { page async throws(CatalogFailure) in try await catalog.page(page, of: ArtistQuery()) }
        ) {}
        let down = try await scroll(loader)
        #expect(loader.list.isComplete)
        #expect(down.count == 378)
        #expect(Set(down).count == down.count)
        // The chart has two pages, and each of the twenty genres one.
        let asked = try await server.requests().map { $0.path + ($0.query["index"] ?? "") }
        #expect(asked.count == 2 + 1 + 20)
        #expect(Set(asked).count == asked.count)

        // What was let go meanwhile comes back as it was.
        let up: [ArtistID] = try await rows(of: loader, in: (0..<down.count).reversed())
        #expect(up == down.reversed())
        #expect(loader.list.count == down.count)
    }

    /// The artists of all rows to the end, each row as it comes in sight.
    @MainActor
    private func scroll(_ loader: PagedListLoader<Artist>) async throws -> [ArtistID] {
        var ids: [ArtistID] = []
        repeat {
            await loader.loadMore(around: ids.count)
            ids += try await rows(of: loader, in: ids.count..<loader.list.count)
        } while !loader.list.isComplete || ids.count < loader.list.count
        return ids
    }

    @MainActor
    private func rows(of loader: PagedListLoader<Artist>, in rows: some Sequence<Int>) async throws -> [ArtistID] {
        var ids: [ArtistID] = []
        for row in rows {
            loader.didShow(lastVisible: row, visibleRows: 20)
            await loader.loadMore(around: row)
            try #require(loader.activity.failure == nil)
            ids.append(try #require(loader.item(at: row)).id)
        }
        return ids
    }

    @Test func everyAlbumOfAListIsFound() async throws {
        let server = try await FixtureServer.start("--albums", "60")
        let catalog = try Self.catalog(server)
        let pages = [
            try await catalog.topAlbums(of: .deezer(1001), page: 1),
            try await catalog.topAlbums(of: .deezer(1001), page: 2),
        ]
        #expect(pages.map(\.sentCount) == [50, 10])
        #expect(pages.map(\.isLast) == [false, true])
        for album in pages.flatMap(\.items).prefix(20) {
            let detail = try await catalog.album(album.id)
            #expect(detail.album == album)
        }
    }

    static func catalog(_ server: FixtureServer, _ limits: CurlLimits = .patient) throws -> DeezerCatalog {
        try DeezerCatalog.sample(CurlTransport(userAgent: "Matinee/test", limits: limits), base: server.address)
    }
}

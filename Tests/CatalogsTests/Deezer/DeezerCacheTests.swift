import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct DeezerCacheTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let transport = AddressedTransportSpy([
        "/chart/0/artists?limit=50&index=0": .chart(1...10), "/genre": .genres([7, 8]),
        "/chart/7/artists?limit=50&index=0": .chart([3, 101]), "/chart/8/artists?limit=50&index=0": .chart([1, 2]),
        "/artist/27": .json(#"{"id":27,"name":"Daft Punk"}"#),
        "/artist/27/albums?limit=50&index=0": .albums(1...3), "/album/2": .json(#"{"id":2,"title":"Two"}"#),
    ])

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func allPagesOfArtistsAreKeptForADay() async throws {
        let online = try catalog(transport)
        var pages: [[ArtistID]] = []
        for number in 1...4 { pages.append(try await online.page(number, of: ArtistQuery()).items.map(\.id)) }
        #expect(pages.map(\.count) == [10, 0, 1, 0])
        time.advance(by: .days(1) - .seconds(1))
        let offline = try catalog(nil)
        for number in 1...4 {
            #expect(try await offline.page(number, of: ArtistQuery()).items.map(\.id) == pages[number - 1])
        }
        #expect(await offline.cachedPage(1, of: ArtistQuery())?.isFresh == true)

        time.advance(by: .seconds(1))
        let later = try catalog(nil)
        for number in 1...4 {
            let kept = try #require(await later.cachedPage(number, of: ArtistQuery()))
            #expect(kept.value.items.map(\.id) == pages[number - 1])
            #expect(kept.value.isLast == (number == 4))
            #expect(!kept.isFresh)
        }
        #expect(await later.cachedPage(5, of: ArtistQuery()) == nil)
        let failure = await failure { () async throws(CatalogFailure) in try await later.page(1, of: ArtistQuery()) }
        #expect(failure == .startedOffline)
    }

    @Test func aStaleListIsAskedForAnewAndEachArtistStaysOnItsPage() async throws {
        let first = try catalog(transport)
        for number in 1...4 { _ = try await first.page(number, of: ArtistQuery()) }
        time.advance(by: .days(2))
        let second = try catalog(transport)
        for number in 1...4 { #expect(await second.cachedPage(number, of: ArtistQuery())?.isFresh == false) }
        #expect(try await second.page(3, of: ArtistQuery()).items.map(\.id) == [.deezer(101)])
        #expect(transport.asked.suffix(2) == ["/genre", "/chart/7/artists?limit=50&index=0"])
    }

    @Test func withoutItsGenresNoPageOfOneIsFound() async throws {
        #expect(try await catalog(nil).cachedPage(3, of: ArtistQuery()) == nil)
    }

    @Test func albumsAreKeptForADayWithTheirArtistsName() async throws {
        _ = try await catalog(transport).topAlbums(of: .deezer(27), page: 1)
        time.advance(by: .days(1) - .seconds(1))
        #expect(try await catalog(nil).topAlbums(of: .deezer(27), page: 1).items.first?.artist == "Daft Punk")
        time.advance(by: .seconds(1))
        let kept = try await catalog(nil).cachedTopAlbums(of: .deezer(27), page: 1)
        #expect(kept?.isFresh == false)
        #expect(kept?.age == 24 * 3_600)
        #expect(kept?.value.items.map(\.artist) == ["Daft Punk", "Daft Punk", "Daft Punk"])
    }

    @Test func anAlbumIsKeptForADay() async throws {
        _ = try await catalog(transport).album(.deezer(27, 2))
        time.advance(by: .days(1) - .seconds(1))
        #expect(try await catalog(nil).album(.deezer(27, 2)).album.title == "Two")
        #expect(try await catalog(nil).cachedAlbum(.deezer(27, 2))?.isFresh == true)
        time.advance(by: .seconds(1))
        #expect(try await catalog(nil).cachedAlbum(.deezer(27, 2))?.isFresh == false)
    }

    @Test func aRefreshAsksForAllOfItAgain() async throws {
        let catalog = try catalog(transport)
        for _ in 1...2 {
            _ = try await catalog.page(3, of: ArtistQuery())
            _ = try await catalog.topAlbums(of: .deezer(27), page: 1)
            _ = try await catalog.album(.deezer(27, 2))
            time.advance(by: .seconds(1))
            catalog.invalidateCache()
        }
        let once = [
            "/genre", "/chart/7/artists?limit=50&index=0", "/artist/27", "/artist/27/albums?limit=50&index=0",
            "/album/2",
        ]
        // Who the artist is stays known.
        #expect(transport.asked == once + once.filter { $0 != "/artist/27" })
    }

    /// A later run, where nothing is in memory.
    private func catalog(_ transport: (any HTTPTransport)?) throws -> DeezerCatalog {
        try .sample(transport, store: .sample(folder, time: time), time: time)
    }
}

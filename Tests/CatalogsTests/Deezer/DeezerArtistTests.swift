import CatalogKit
import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// What Deezer knows of an artist beside the albums.
struct DeezerArtistTests {
    private static let artist = "/artist/27"
    private static let related = "/artist/27/related"
    private static let top = "/artist/27/top?limit=20"

    private let transport = AddressedTransportSpy([
        artist: .json(#"{"id":27,"name":"Daft Punk","nb_fan":3677952}"#),
        related: .json(#"{"data":[{"id":4,"name":"Justice"},{"name":"nobody"},{"id":5,"name":""}],"total":3}"#),
        top: .json(
            #"{"data":[{"title":"Da Funk","duration":329,"rank":9},{"title":""},{"title":"Voyager","duration":0}]}"#),
    ])

    @Test func asksForAllThree() async throws {
        _ = try await DeezerCatalog.sample(transport).artist(.deezer(27))
        #expect(Set(transport.asked) == [Self.artist, Self.related, Self.top])
        #expect(transport.asked.count == 3)
    }

    @Test func readsWhatIsKnown() async throws {
        let artist = try await DeezerCatalog.sample(transport).artist(.deezer(27))
        #expect(artist.id == .deezer(27) && artist.name == "Daft Punk" && artist.fans == 3_677_952)
        #expect(artist.similar == [SimilarArtist(id: .deezer(4), name: "Justice")])
        #expect(
            artist.topTracks == [TopTrack(title: "Da Funk", durationInSeconds: 329), TopTrack(title: "Voyager")])
        #expect(artist.page == "https://www.deezer.com/artist/27")
        #expect(artist.biography == nil && artist.tags.isEmpty && artist.listeners == nil && artist.plays == nil)
        #expect(artist.isWhole)
    }

    @Test func whatCouldNotBeToldIsMissingAndWhatIsNotKnownIsEmpty() async throws {
        transport.replace(Self.related, by: .json("<html>"))
        transport.replace(Self.top, by: .noData)
        let artist = try await DeezerCatalog.sample(transport).artist(.deezer(27))
        #expect(artist.similar == nil && artist.topTracks == [] && !artist.isWhole)
    }

    @Test func anArtistWhomItDoesNotKnowIsNotFound() async throws {
        transport.replace(Self.artist, by: .noData)
        let catalog = try DeezerCatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.artist(.deezer(27)) }
        #expect(failure == .notFound)
    }

    @Test(arguments: DeezerHostileKeys.all) func whatIsNoNumberIsNeverSent(key: String) async throws {
        let catalog = try DeezerCatalog.sample(transport)
        let id = ArtistID(source: .deezer, name: key)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.artist(id) }
        #expect(failure == .notFound)
        #expect(await catalog.cachedArtist(id) == nil)
        #expect(transport.asked.isEmpty)
    }

    @Test func whatIsKeptIsFreshOnlyWithAllParts() async throws {
        let folder = try TemporaryFolder()
        let time = TimeSpy()
        transport.replace(Self.top, by: .json("<html>"))
        let catalog = try DeezerCatalog.sample(transport, store: .sample(folder, time: time), time: time)
        #expect(await catalog.cachedArtist(.deezer(27)) == nil)

        let first = try await catalog.artist(.deezer(27))
        #expect(await catalog.cachedArtist(.deezer(27)) == Cached(value: first, age: 0, isFresh: false))
        transport.replace(Self.top, by: .json(#"{"data":[]}"#))
        let whole = try await catalog.artist(.deezer(27))
        #expect(await catalog.cachedArtist(.deezer(27)) == Cached(value: whole, age: 0, isFresh: true))
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct LastFMCacheTests {
    private static let albumInfo = HTTPResponse.json(#"{"album":{"name":"Title","artist":"Name"}}"#)
    private static let topAlbums = HTTPResponse.json(
        #"{"topalbums":{"album":[{"name":"Title","artist":{"name":"Name"}}]}}"#)
    private static let chart = HTTPResponse.json(#"{"artists":{"artist":[{"name":"Name"}]}}"#)
    private static let unknown = HTTPResponse.json(#"{"error":6,"message":"Album not found"}"#)

    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let artist = ArtistID(name: "Name")

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func theChartIsKeptForAWeek() async throws {
        _ = try await catalog(Self.chart).page(1, of: ArtistQuery())
        time.advance(by: .days(7) - .seconds(1))
        #expect(try await offline().page(1, of: ArtistQuery()).items.map(\.id.name) == ["Name"])
        #expect(try await offline().cachedPage(1, of: ArtistQuery())?.isFresh == true)
        time.advance(by: .seconds(1))
        #expect(try await offline().cachedPage(1, of: ArtistQuery())?.isFresh == false)
    }

    @Test func topAlbumsAreKeptForAWeek() async throws {
        _ = try await catalog(Self.topAlbums).topAlbums(of: artist, page: 1)
        time.advance(by: .days(7) - .seconds(1))
        #expect(try await offline().topAlbums(of: artist, page: 1).items.map(\.id.title) == ["Title"])
        #expect(try await offline().cachedTopAlbums(of: artist, page: 1)?.isFresh == true)
        time.advance(by: .seconds(1))
        #expect(try await offline().cachedTopAlbums(of: artist, page: 1)?.isFresh == false)
    }

    @Test func anAlbumIsKeptForAWeek() async throws {
        let id = AlbumID(artist: "Name", title: "Title")
        _ = try await catalog(Self.albumInfo).album(id)
        time.advance(by: .days(7) - .seconds(1))
        #expect(try await offline().album(id).album.id == id)
        #expect(try await offline().cachedAlbum(id)?.isFresh == true)
        time.advance(by: .seconds(1))
        #expect(try await offline().cachedAlbum(id)?.age == 7 * 24 * 3_600)
    }

    @Test func anAlbumThatIsKnownByItsNumberOnlyIsNotAskedForByNameAgain() async throws {
        let id = AlbumID(artist: "Name", title: "Title", mbid: "m")
        _ = try await catalog(Self.unknown, Self.albumInfo).album(id)
        #expect(try await offline().album(id).album.id == id)
    }

    @Test func aRefreshOfMusicLeavesFilmsAlone() async throws {
        _ = try await catalog(Self.chart).page(1, of: ArtistQuery())
        let store = AnswerStore.sample(folder, time: time)
        let films = try TMDBCatalog.sample(
            TransportSpy(.success(.json(#"{"id":1,"title":"A"}"#))), store: store, time: time)
        _ = try await films.detail(of: MovieID(1))
        try LastFMCatalog.sample(nil, store: store, time: time).invalidateCache()
        #expect(try await TMDBCatalog.sample(nil, store: store, time: time).detail(of: MovieID(1)).movie.title == "A")
    }

    private func catalog(_ answers: HTTPResponse...) throws -> LastFMCatalog {
        try .sample(TransportSpy(answers.map { .success($0) }), store: .sample(folder, time: time), time: time)
    }

    /// A later run, without a network.
    private func offline() throws -> LastFMCatalog {
        try .sample(nil, store: .sample(folder, time: time), time: time)
    }
}

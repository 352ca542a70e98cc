import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct DeezerAlbumTests {
    private static let id = AlbumID.deezer(27, 302_127)

    @Test func asksByNumber() async throws {
        let transport = TransportSpy(.success(.json(#"{"id":302127,"title":"Discovery"}"#)))
        _ = try await DeezerCatalog.sample(transport).album(Self.id)
        #expect(transport.requests.map(\.url.text) == ["https://deezer.test/album/302127"])
    }

    @Test func readsWhatIsKnown() async throws {
        let album = try await album(
            #""link":"https://www.deezer.com/album/302127","fans":191086,"release_date":"2001-03-07","#
                + #""artist":{"id":27,"name":"Daft Punk"},"genres":{"data":[{"name":"Dance"},{"name":""},{"id":1}]},"#
                + #""tracks":{"data":[{"title":"One More Time","duration":320},{"title":"","duration":9},"#
                + #"{"title":"Aerodynamic","duration":"212"}]}"#)
        #expect(album.album.id == Self.id)
        #expect(album.album.title == "Discovery")
        #expect(album.album.artist == "Daft Punk")
        #expect(album.fans == 191_086)
        #expect(album.album.fans == 191_086)
        #expect(album.released == CalendarDate(year: 2001, month: 3, day: 7))
        #expect(album.tags == ["Dance"])
        #expect(album.url == "https://www.deezer.com/album/302127")
        #expect(album.tracks.map(\.title) == ["One More Time", "Aerodynamic"])
        #expect(album.tracks.map(\.durationInSeconds) == [320, 212])
        #expect(album.listeners == nil && album.plays == nil && album.summary == nil)
    }

    @Test(arguments: [
        #""genres":{"data":[]},"tracks":{"data":[]},"release_date":"0000-00-00","link":"","artist":{"id":27,"name":""}"#,
        #""genres":null,"tracks":[],"release_date":"","link":"javascript:x","fans":null,"artist":null"#,
        #""genres":{"data":{}},"tracks":{"data":null},"release_date":null,"fans":"many","artist":"Daft Punk""#,
    ])
    func emptyMeansUnknown(fields: String) async throws {
        let known = Album(id: Self.id, title: "Discovery", plays: nil)
        #expect(try await album(fields) == AlbumDetail(album: known))
    }

    @Test func anAlbumThatDoesNotNameItsArtistHasTheNameThatAListKnew() async throws {
        let catalog = try DeezerCatalog.sample(
            TransportSpy(.success(.chart([27])), .success(.json(#"{"id":302127,"title":"Discovery"}"#))))
        _ = try await catalog.page(1, of: ArtistQuery())
        #expect(try await catalog.album(Self.id).album.artist == "A27")
    }

    @Test(arguments: ["null", "0", "\"0\"", "\"\"", "-3", "{}"])
    func noDurationIsNone(duration: String) async throws {
        let album = try await album(#""tracks":{"data":[{"title":"One","duration":\#(duration)}]}"#)
        #expect(album.tracks == [Track(title: "One", durationInSeconds: nil)])
    }

    @Test(arguments: ["", "{}", "<html>", #"{"title":""}"#, #"{"title":{}}"#, "[]"])
    func aBodyOfAnotherShapeIsUnreadable(body: String) async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.album(Self.id) }
        #expect(failure == .unreadable(status: 200))
    }

    @Test(arguments: DeezerHostileKeys.all)
    func whatIsNoNumberAsksNothing(key: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"title":"A"}"#)))
        let catalog = try DeezerCatalog.sample(transport)
        for id in [
            AlbumID(source: .deezer, artist: "27", title: key), AlbumID(source: .deezer, artist: key, title: "302127"),
        ] {
            let failure = await failure { () async throws(CatalogFailure) in try await catalog.album(id) }
            #expect(failure == .notFound)
            #expect(await catalog.cachedAlbum(id) == nil)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func aWholeAnswerIsRemembered() async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(.json(#"{"title":"A"}"#))))
        #expect(catalog.peek(Self.id) == nil)
        let album = try await catalog.album(Self.id)
        #expect(catalog.peek(Self.id) == album)
    }

    private func album(_ fields: String) async throws -> AlbumDetail {
        let body = #"{"id":302127,"title":"Discovery",\#(fields)}"#
        return try await DeezerCatalog.sample(TransportSpy(.success(.json(body)))).album(Self.id)
    }
}

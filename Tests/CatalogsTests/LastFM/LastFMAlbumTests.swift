import Entities
import TestSupport
import Testing

@testable import Catalogs

struct LastFMAlbumTests {
    private static let id = AlbumID(artist: "Nick & Co", title: "#1/2")

    @Test func asksByArtistAndTitleInTheReadersLanguage() async throws {
        let transport = TransportSpy(.success(.json(#"{"album":{"name":"A"}}"#)))
        _ = try await LastFMCatalog.sample(transport).album(Self.id)
        #expect(
            transport.requests.first?.parameters == [
                "method": "album.getInfo", "artist": "Nick%20%26%20Co", "album": "%231%2F2", "autocorrect": "1",
                "lang": "de", "format": "json",
            ])
    }

    @Test func readsWhatIsKnown() async throws {
        let album = try await album(
            #""listeners":"12","playcount":"34","url":"https://www.last.fm/music/N/A","#
                + #""releasedate":" 6 Apr 1999, 00:00","#
                + #""tags":{"tag":[{"name":"folk"},{"name":""},{"name":"rock"}]},"wiki":{"summary":"Text."},"#
                + #""tracks":{"track":[{"name":"One","duration":61,"@attr":{"rank":1}},"#
                + #"{"name":"Two","duration":"62"}]}"#)
        #expect(album.album.id == Self.id)
        #expect(album.listeners == 12)
        #expect(album.plays == 34)
        #expect(album.url == "https://www.last.fm/music/N/A")
        #expect(album.released == CalendarDate(year: 1999, month: 4, day: 6))
        #expect(album.tags == ["folk", "rock"])
        #expect(album.summary == "Text.")
        #expect(album.tracks.map(\.title) == ["One", "Two"])
        #expect(album.tracks.map(\.durationInSeconds) == [61, 62])
    }

    @Test(arguments: [
        #""tags":"","tracks":"","wiki":"","releasedate":"  ","url":"""#,
        #""tags":{"tag":[]},"wiki":{"summary":"","content":"","published":"01 Jan 1970, 00:00"},"url":"javascript:x""#,
        #""tags":null,"tracks":{"track":[]},"listeners":null,"playcount":"","releasedate":"1 Jan 1970, 00:00""#,
    ])
    func emptyMeansUnknown(fields: String) async throws {
        #expect(try await album(fields) == AlbumDetail(album: Album(id: Self.id, plays: nil)))
    }

    @Test func aSingleTrackAndASingleTagMayBeObjects() async throws {
        let album = try await album(#""tracks":{"track":{"name":"One","duration":9}},"tags":{"tag":{"name":"folk"}}"#)
        #expect(album.tracks == [Track(title: "One", durationInSeconds: 9)])
        #expect(album.tags == ["folk"])
    }

    @Test(arguments: ["null", "0", "\"0\"", "\"\"", "-3", "{}"])
    func noDurationIsNone(duration: String) async throws {
        let album = try await album(#""tracks":{"track":[{"name":"One","duration":\#(duration)}]}"#)
        #expect(album.tracks.map(\.durationInSeconds) == [nil])
    }

    @Test func theTextIsTheContentWhereThereIsNoSummary() async throws {
        #expect(try await album(#""wiki":{"summary":"","content":"All of it."}"#).summary == "All of it.")
    }

    @Test(arguments: ["", "{}", "<html>", #"{"album":""}"#, #"{"album":{}}"#])
    func aBodyOfAnotherShapeIsUnreadable(body: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.album(Self.id) }
        #expect(failure == .unreadable(status: 200))
    }

    @Test func aWholeAnswerIsRemembered() async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(#"{"album":{"name":"A"}}"#))))
        #expect(catalog.peek(Self.id) == nil)
        let album = try await catalog.album(Self.id)
        #expect(catalog.peek(Self.id) == album)
    }

    private func album(_ fields: String) async throws -> AlbumDetail {
        let body = #"{"album":{"name":"A","artist":"N",\#(fields)}}"#
        return try await LastFMCatalog.sample(TransportSpy(.success(.json(body)))).album(Self.id)
    }
}

import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct DeezerAlbumListTests {
    private static let first = "/artist/27/albums?limit=50&index=0"
    private static let second = "/artist/27/albums?limit=50&index=50"
    private static let artist = HTTPResponse.json(#"{"id":27,"name":"Daft Punk","nb_fan":3677952}"#)

    private let transport = AddressedTransportSpy([
        "/artist/27": artist, first: .albums(1...50, #","total":60"#), second: .albums(51...60, #","total":60"#),
    ])

    @Test func theAlbumsOfAnArtistFromAChartAreAskedForAtOnce() async throws {
        transport.replace("/chart/0/artists?limit=50&index=0", by: .chart([27]))
        let catalog = try DeezerCatalog.sample(transport)
        _ = try await catalog.page(1, of: ArtistQuery())
        let page = try await catalog.topAlbums(of: .deezer(27), page: 1)
        #expect(page.items.first?.artist == "A27")
        #expect(transport.asked == ["/chart/0/artists?limit=50&index=0", Self.first])
    }

    /// Lists of albums do not name their artist.
    @Test func anArtistFromElsewhereIsAskedForItsNameOnce() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        for number in 1...2 { _ = try await catalog.topAlbums(of: .deezer(27), page: number) }
        #expect(transport.asked == ["/artist/27", Self.first, Self.second])
        #expect(catalog.peek(.deezer(27))?.name == "Daft Punk")
        #expect(catalog.peek(.deezer(27))?.fans == 3_677_952)
    }

    @Test func anAlbumHasItsNumbersAsIdAndItsNamesBeside() async throws {
        let page = try await page(
            #"{"data":[{"id":302127,"title":"Discovery","fans":191086,"release_date":"2001-03-07"}],"total":1}"#)
        #expect(
            page.items == [
                Album(
                    id: .deezer(27, 302_127), title: "Discovery", artist: "Daft Punk", plays: nil, fans: 191_086,
                    released: CalendarDate(iso8601: "2001-03-07"))
            ])
        #expect(page.items.first?.id.item.key == "27/302127")
    }

    @Test(arguments: [#""0000-00-00""#, #""""#, "null", "0", #""2001-13-01""#, #""7 March 2001""#, "{}"])
    func aDateThatIsNoneIsUnknown(date: String) async throws {
        let page = try await page(#"{"data":[{"id":1,"title":"T","release_date":\#(date)}]}"#)
        #expect(page.items.map(\.released) == [nil])
        #expect(page.items.map(\.fans) == [nil])
    }

    @Test(
        arguments: [
            (1, 50, #","total":60,"next":"https://api.deezer.com/artist/27/albums?index=50""#, false),
            (2, 10, #","total":60,"prev":"https://api.deezer.com/artist/27/albums?index=0""#, true),
            (1, 50, #","total":50"#, true), (1, 50, #","total":51"#, false), (1, 49, #","total":60"#, false),
            // Neither of the two is promised.
            (1, 50, "", false), (1, 49, "", true), (2, 50, "", false), (3, 0, "", true),
            (1, 3, #","next":"https://api.deezer.com/x""#, false), (1, 50, #","total":"50","next":"""#, true),
            (1, 0, #","total":60,"next":"https://api.deezer.com/x""#, true), (1, 50, #","total":-7"#, true),
        ])
    func endsWhereTheServiceSaysOrAPageIsShort(number: Int, count: Int, rest: String, isLast: Bool) async throws {
        let catalog = try DeezerCatalog.sample(
            TransportSpy(.success(Self.artist), .success(.albums((0..<count).map { $0 + 1 }, rest))))
        let page = try await catalog.topAlbums(of: .deezer(27), page: number)
        #expect(page.isLast == isLast)
        #expect(page.sentCount == count)
        #expect((page.total ?? 0) >= 0)
    }

    @Test func albumsWithoutTitleOrNumberAreLeftOutAndCounted() async throws {
        let page = try await page(
            #"{"data":[{"id":1,"title":""},{"id":0,"title":"A"},{"title":"B"},null,{"id":2,"title":"One"}]}"#)
        #expect(page.items.map(\.title) == ["One"])
        #expect(page.sentCount == 5)
    }

    @Test(arguments: ["", "{}", "<html>", #"{"data":{}}"#, #"{"data":[null]}"#])
    func aBodyOfAnotherShapeIsUnreadable(body: String) async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(Self.artist), .success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.topAlbums(of: .deezer(27), page: 1)
        }
        #expect(failure == .unreadable(status: 200))
        #expect(catalog.peekAlbums(of: .deezer(27)) == nil)
    }

    @Test func anArtistThatDeezerDoesNotHaveIsNotFound() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.topAlbums(of: .deezer(28), page: 1)
        }
        #expect(failure == .notFound)
        #expect(transport.asked == ["/artist/28"])
    }

    /// Ids come from libraries, sessions and exports too.
    @Test(arguments: DeezerHostileKeys.all)
    func whatIsNoNumberAsksNothing(key: String) async throws {
        let catalog = try DeezerCatalog.sample(transport)
        let id = ArtistID(source: .deezer, name: key)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.topAlbums(of: id, page: 1) }
        #expect(failure == .notFound)
        #expect(await catalog.cachedTopAlbums(of: id, page: 1) == nil)
        #expect(transport.asked.isEmpty)
    }

    @Test func anEqualPageIsNotAskedForAgainForADay() async throws {
        let time = TimeSpy()
        let catalog = try DeezerCatalog.sample(transport, time: time)
        let page = try await catalog.topAlbums(of: .deezer(27), page: 1)
        #expect(catalog.peekAlbums(of: .deezer(27))?.items == page.items)
        time.advance(by: .days(1) - .seconds(1))
        _ = try await catalog.topAlbums(of: .deezer(27), page: 1)
        #expect(transport.asked == ["/artist/27", Self.first])
        time.advance(by: .seconds(1))
        _ = try await catalog.topAlbums(of: .deezer(27), page: 1)
        #expect(transport.asked == ["/artist/27", Self.first, Self.first])
    }

    private func page(_ body: String) async throws -> Page<Album> {
        transport.replace(Self.first, by: .json(body))
        return try await DeezerCatalog.sample(transport).topAlbums(of: .deezer(27), page: 1)
    }
}

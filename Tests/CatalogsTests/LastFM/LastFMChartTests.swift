import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct LastFMChartTests {
    @Test func asksForAPageOfFifty() async throws {
        let transport = TransportSpy(.success(.json(#"{"artists":{"artist":[]}}"#)))
        _ = try await LastFMCatalog.sample(transport).page(2, of: ArtistQuery())
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/2.0/")
        #expect(
            request.parameters == ["method": "chart.getTopArtists", "page": "2", "limit": "50", "format": "json"])
        #expect(request.credential == .sample)
    }

    @Test(arguments: ["https://lastfm.test/2.0/", "https://lastfm.test/2.0", "http://lastfm.test:8080/proxy/"])
    func asksExactlyTheAddressGiven(base: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"artists":{"artist":[]}}"#)))
        _ = try await LastFMCatalog.sample(transport, base: base).page(1, of: ArtistQuery())
        #expect(transport.requests.first?.url.text.hasPrefix("\(base)?method=") == true)
    }

    @Test func readsNumbersThatComeAsText() async throws {
        let page = try await page(
            #"""
            {"artists":{"artist":[{"name":"Nina","playcount":"10","listeners":"7","mbid":"m","image":[]},
            {"name":"Otis","playcount":3,"listeners":null,"mbid":""}],"@attr":{"page":"1","perPage":"50",
            "totalPages":"2171780","total":"108588996"}}}
            """#)
        #expect(
            page.items == [
                Artist(id: ArtistID(name: "Nina", mbid: "m"), listeners: 7, plays: 10),
                Artist(id: ArtistID(name: "Otis"), listeners: nil, plays: 3),
            ])
        #expect(page.items.map(\.id.mbid) == ["m", nil])
        #expect(page.total == nil)
        #expect(!page.isLast)
    }

    @Test func nobodyIsLeftOutAndCounted() async throws {
        let page = try await page(
            #"{"artists":{"artist":[{"name":""},{"name":"(null)"},{"name":"[unknown]"},{"name":" \u200b"},null,7,{},{"name":"Nina"}]}}"#
        )
        #expect(page.items.map(\.id.name) == ["Nina"])
        #expect(page.sentCount == 8)
    }

    @Test(arguments: ["NİRVANA", "Ｎｉｒｖａｎａ", "Nirvana ", "AC/DC & +44"])
    func aNameIsKeptToTheByte(name: String) async throws {
        let page = try await page(#"{"artists":{"artist":{"name":"\#(name)"}}}"#)
        #expect(page.items.first.map { Array($0.id.name.utf8) } == Array(name.utf8))
    }

    @Test(arguments: [(20, "2171780", true), (19, "2171780", false), (3, "3", true), (2, "3", false)])
    func endsWhereTheServiceOrOurCapDoes(number: Int, pages: String, isLast: Bool) async throws {
        let attributes = #"{"perPage":"50","totalPages":"\#(pages)","total":"9"}"#
        let body = #"{"artists":{"artist":[{"name":"A"}],"@attr":\#(attributes)}}"#
        let page = try await LastFMCatalog.sample(TransportSpy(.success(.json(body)))).page(number, of: ArtistQuery())
        #expect(page.isLast == isLast)
        #expect(page.total == 9)
    }

    @Test func aPagePastTheCapIsEmptyAndNotAskedFor() async throws {
        let transport = TransportSpy()
        let page = try await LastFMCatalog.sample(transport).page(21, of: ArtistQuery())
        #expect(page.isLast)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        (1, #"{"artists":{"artist":[]}}"#), (1, #"{"artists":{"artist":"\n"}}"#), (1, #"{"artists":{}}"#),
        (3, #"{"artists":{"artist":[]}}"#), (1, #"{"artists":{"artist":[],"@attr":{"totalPages":"0","total":"0"}}}"#),
        (3, #"{"artists":{"artist":[],"@attr":{"totalPages":"3","total":"150"}}}"#),
        (20, #"{"artists":{"artist":[],"@attr":{"totalPages":"2171780","total":"108588996"}}}"#),
    ])
    func anEmptyPageIsTheLast(number: Int, body: String) async throws {
        let page = try await page(body, number)
        #expect(page.items.isEmpty)
        #expect(page.isLast)
    }

    @Test(arguments: [
        "", "<html>", "{}", #"{"artists":"#, #"{"artists":""}"#, #"{"artists":{"artist":7}}"#,
        #"{"artists":{"artist":{"0":{"name":"A"}}}}"#,
    ])
    func aBodyOfAnotherShapeIsUnreadable(body: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(1, of: ArtistQuery())
        }
        #expect(failure == .unreadable(status: 200))
    }

    @Test(
        "A page that contradicts itself is none, and is not kept",
        arguments: [
            (1, #"{"artists":{"artist":[],"@attr":{"totalPages":"2171780","total":"108588996"}}}"#),
            (4, #"{"artists":{"artist":[],"@attr":{"totalPages":"2171780","total":"108588996"}}}"#),
            (4, #"{"artists":{"@attr":{"totalPages":"9","total":"441"}}}"#),
            (1, #"{"artists":{"artist":[null,null]}}"#), (2, #"{"artists":{"artist":[null,{"name":null}]}}"#),
        ])
    func aPageThatContradictsItselfIsUnreadable(number: Int, body: String) async throws {
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try LastFMCatalog.sample(transport)
        for _ in 1...2 {
            let failure = await failure { () async throws(CatalogFailure) in
                try await catalog.page(number, of: ArtistQuery())
            }
            #expect(failure == .unreadable(status: 200))
        }
        #expect(transport.requests.count == 2)
        #expect(await catalog.cachedPage(number, of: ArtistQuery()) == nil)
    }

    @Test func anArtistOfAChartIsRemembered() async throws {
        let body = #"{"artists":{"artist":[{"name":"Nina","listeners":"7"}]}}"#
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(.json(body))))
        _ = try await catalog.page(1, of: ArtistQuery())
        #expect(catalog.peek(ArtistID(name: "Nina"))?.listeners == 7)
    }

    private func page(_ body: String, _ number: Int = 1) async throws -> Page<Artist> {
        try await LastFMCatalog.sample(TransportSpy(.success(.json(body)))).page(number, of: ArtistQuery())
    }
}

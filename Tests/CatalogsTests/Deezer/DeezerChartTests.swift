import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct DeezerChartTests {
    private static let start = "/chart/0/artists?limit=50&index=0"
    private static let rest = "/chart/0/artists?limit=50&index=50"
    private static let unreadable = [
        "", "<html>", "{}", #"{"data":"#, #"{"data":{}}"#, #"{"data":7}"#, #"{"data":{"0":{"id":1,"name":"A"}}}"#,
        #"{"data":[null,null]}"#, #"{"data":[{"name":"A"}]}"#,
    ]

    /// A chart of sixty, and three genres of which the second repeats the chart.
    private let transport = AddressedTransportSpy([
        start: .chart(1...50), rest: .chart(51...60), "/genre": .genres([7, 8, 9]),
        "/chart/7/artists?limit=50&index=0": .chart([3, 101, 102]),
        "/chart/8/artists?limit=50&index=0": .chart([1, 2]),
        "/chart/9/artists?limit=50&index=0": .chart([102, 103]),
    ])

    @Test func theChartComesFirstAndThenTheGenresInTheirOrder() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        for number in 1...5 { _ = try await catalog.page(number, of: ArtistQuery()) }
        #expect(
            transport.asked == [
                Self.start, Self.rest, "/genre", "/chart/7/artists?limit=50&index=0",
                "/chart/8/artists?limit=50&index=0", "/chart/9/artists?limit=50&index=0",
            ])
    }

    @Test(arguments: ["https://deezer.test", "https://deezer.test/", "http://deezer.test:8080/proxy"])
    func thePathIsAddedToTheAddressGiven(base: String) async throws {
        let transport = TransportSpy(.success(.chart(1...2)))
        _ = try await DeezerCatalog.sample(transport, base: base).page(1, of: ArtistQuery())
        let address = base.hasSuffix("/") ? String(base.dropLast()) : base
        #expect(transport.requests.map(\.url.text) == [address + Self.start])
        #expect(transport.requests.first?.credential == nil)
    }

    @Test func readsNamesPlacesAndFans() async throws {
        let body = #"""
            {"data":[{"id":27,"name":"Daft Punk","position":1,"nb_fan":3677952,"type":"artist"},
            {"id":"28","name":"AC/DC","position":"2"},{"id":29,"name":"Air","position":null,"nb_fan":"7"}],"total":3}
            """#
        let page = try await DeezerCatalog.sample(TransportSpy(.success(.json(body)))).page(1, of: ArtistQuery())
        #expect(page.items.map(\.id) == [.deezer(27), .deezer(28), .deezer(29)])
        #expect(page.items.map(\.name) == ["Daft Punk", "AC/DC", "Air"])
        #expect(page.items.map(\.chartPlace?.position) == [1, 2, nil])
        #expect(page.items.map(\.chartPlace?.genre) == [nil, nil, nil])
        #expect(page.items.map(\.fans) == [3_677_952, nil, 7])
        #expect(page.items.allSatisfy { $0.listeners == nil && $0.plays == nil })
        // What follows is not counted.
        #expect(page.total == nil)
    }

    @Test func aPlaceInAGenreSaysWhichGenre() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        let page = try await catalog.page(3, of: ArtistQuery())
        #expect(page.items.map(\.chartPlace) == (1...3).map { ChartPlace(position: $0, genre: "G7") })
    }

    @Test func aPageIsTheSameWithoutTheOnesBeforeIt() async throws {
        let page = try await DeezerCatalog.sample(transport).page(5, of: ArtistQuery())
        #expect(page.items.map(\.id) == [.deezer(102), .deezer(103)])
        #expect(transport.asked == ["/genre", "/chart/9/artists?limit=50&index=0"])
    }

    @Test func anArtistBelongsToTheFirstPageThatHasIt() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        var pages: [[ArtistID]] = []
        for number in 1...5 { pages.append(try await catalog.page(number, of: ArtistQuery()).items.map(\.id)) }
        #expect(pages[2...] == [[.deezer(101), .deezer(102)], [], [.deezer(103)]])
        // Also when it comes back from memory.
        #expect(try await catalog.page(3, of: ArtistQuery()).items.map(\.id) == pages[2])
        #expect(await catalog.cachedPage(3, of: ArtistQuery())?.value.items.map(\.id) == pages[2])
    }

    @Test func anArtistWhoLeftTheChartIsFoundInItsGenreAgain() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        for number in 1...3 { _ = try await catalog.page(number, of: ArtistQuery()) }
        transport.replace(Self.start, by: .chart((1...51).filter { $0 != 3 }))
        catalog.invalidateCache()
        for number in 1...2 { _ = try await catalog.page(number, of: ArtistQuery()) }
        #expect(
            try await catalog.page(3, of: ArtistQuery()).items.map(\.id) == [
                .deezer(3), .deezer(101), .deezer(102),
            ])
    }

    @Test func onlyTheLastGenreIsTheEnd() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        for number in 1...4 {
            let page = try await catalog.page(number, of: ArtistQuery())
            #expect(!page.isLast && page.isFollowed)
        }
        for number in [5, 6, 1_000] {
            let page = try await catalog.page(number, of: ArtistQuery())
            #expect(page.isLast && !page.isFollowed)
            #expect(page.items.isEmpty == (number > 5))
        }
        #expect(transport.asked.count == 6)
    }

    @Test func aShortChartIsNotAskedForMore() async throws {
        transport.replace(Self.start, by: .chart(1...10))
        let catalog = try DeezerCatalog.sample(transport)
        for number in 1...3 { _ = try await catalog.page(number, of: ArtistQuery()) }
        #expect(transport.asked == [Self.start, "/genre", "/chart/7/artists?limit=50&index=0"])
        let page = try await catalog.page(2, of: ArtistQuery())
        #expect(page.items.isEmpty && page.sentCount == 0)
        #expect(page.isFollowed)
        #expect(await catalog.cachedPage(2, of: ArtistQuery())?.value.isFollowed == true)
    }

    @Test func withoutGenresTheChartIsAll() async throws {
        transport.replace("/genre", by: .json(#"{"data":[{"id":0,"name":"All"},{"id":-1,"name":"X"},null]}"#))
        let page = try await DeezerCatalog.sample(transport).page(3, of: ArtistQuery())
        #expect(page.items.isEmpty && page.isLast)
    }

    @Test func eachGenreHasOnePage() async throws {
        transport.replace(
            "/genre",
            by: .json(#"{"data":[{"id":9,"name":"A"},{"id":9,"name":"B"},{"id":7,"name":""},{"id":8,"name":"C"}]}"#))
        let catalog = try DeezerCatalog.sample(transport)
        #expect(try await catalog.page(3, of: ArtistQuery()).items.first?.chartPlace?.genre == "A")
        #expect(try await catalog.page(4, of: ArtistQuery()).items.first?.chartPlace?.genre == "C")
        #expect(try await catalog.page(4, of: ArtistQuery()).isLast)
    }

    @Test func aGenreWithoutAChartDoesNotEndTheList() async throws {
        transport.replace("/chart/7/artists?limit=50&index=0", by: .noData)
        let page = try await DeezerCatalog.sample(transport).page(3, of: ArtistQuery())
        #expect(page.items.isEmpty && page.isFollowed && !page.isLast)
    }

    @Test func withoutTheChartNothingIsFound() async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(.noData)))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(1, of: ArtistQuery())
        }
        #expect(failure == .notFound)
    }

    @Test func nobodyIsLeftOutAndCounted() async throws {
        let body =
            #"{"data":[{"id":1,"name":""},{"id":0,"name":"A"},{"id":-3,"name":"B"},{"id":"x","name":"C"},"#
            + #"{"id":2,"name":" \u200b"},{"id":1.5,"name":"D"},null,7,{},{"id":3,"name":"Nina"}]}"#
        let page = try await DeezerCatalog.sample(TransportSpy(.success(.json(body)))).page(1, of: ArtistQuery())
        #expect(page.items.map(\.name) == ["Nina"])
        #expect(page.sentCount == 10)
    }

    @Test(arguments: unreadable + [#"{"data":[]}"#, #"{"data":[],"total":0}"#])
    func aBodyOfAnotherShapeIsUnreadableAndNotKept(body: String) async throws {
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try DeezerCatalog.sample(transport)
        for _ in 1...2 {
            let failure = await failure { () async throws(CatalogFailure) in
                try await catalog.page(1, of: ArtistQuery())
            }
            #expect(failure == .unreadable(status: 200))
        }
        #expect(transport.requests.count == 2)
        #expect(await catalog.cachedPage(1, of: ArtistQuery()) == nil)
    }

    @Test(arguments: unreadable)
    func withoutReadableGenresTheListWaitsAndDoesNotEnd(body: String) async throws {
        transport.replace("/genre", by: .json(body))
        let catalog = try DeezerCatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(3, of: ArtistQuery())
        }
        #expect(failure == .unreadable(status: 200))
    }

    @Test func anArtistOfAChartIsRememberedWithItsFirstPlace() async throws {
        let catalog = try DeezerCatalog.sample(transport)
        #expect(catalog.peek(.deezer(3)) == nil)
        for number in 1...5 { _ = try await catalog.page(number, of: ArtistQuery()) }
        #expect(catalog.peek(.deezer(3))?.chartPlace == ChartPlace(position: 3, genre: nil))
        #expect(catalog.peek(.deezer(102))?.chartPlace == ChartPlace(position: 3, genre: "G7"))
        #expect(catalog.peek(.deezer(103))?.name == "A103")
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Searches and the chart of one genre, as they are sent and read.
struct DeezerQueryTests {
    private let search = ArtistQuery(Refinement(text: "daft punk & co"))
    private let genre = ArtistQuery(
        Refinement(filters: [.genre: .choices(FilterChoices(with: [FilterValue("106", name: "Electro")]))]))
    private let found = #"{"data":[{"id":27,"name":"Daft Punk","nb_fan":5}],"total":70,"next":"https://x/?index=50"}"#

    @Test func aSearchIsAskedForPageByPage() async throws {
        let transport = TransportSpy(.success(.json(found)), .success(.json(found)))
        let catalog = try DeezerCatalog.sample(transport)
        for sort in [QuerySort.name, .relevance] {
            var query = search
            query.sort = sort
            _ = try await catalog.page(1, of: query)
        }
        let page = try await catalog.page(2, of: search)
        #expect(transport.requests.map(\.url.path).allSatisfy { $0.hasSuffix("/search/artist") })
        #expect(
            transport.requests.map(\.parameters) == [
                ["q": "daft%20punk%20%26%20co", "limit": "50", "index": "0"],
                ["q": "daft%20punk%20%26%20co", "limit": "50", "index": "50"],
            ])
        #expect(page.items.map(\.name) == ["Daft Punk"])
        #expect(page.total == 70 && !page.isLast)
        #expect(await catalog.cachedPage(2, of: search)?.value.items.count == 1)
        #expect(catalog.peek(.deezer(27))?.fans == 5)
    }

    @Test func theChartOfAGenreSaysItsName() async throws {
        let transport = TransportSpy(
            .success(.json(#"{"data":[{"id":27,"name":"Daft Punk","position":1}],"total":1}"#)))
        let page = try await DeezerCatalog.sample(transport).page(1, of: genre)
        #expect(transport.requests.map(\.url.path).allSatisfy { $0.hasSuffix("/chart/106/artists") })
        #expect(page.items.map(\.chartPlace) == [ChartPlace(position: 1, genre: "Electro")])
        #expect(page.isLast && page.total == nil)
    }

    @Test(arguments: ["../artist/1", "0", "-1", "1.5", "", "99999999999999999999"])
    func whatIsNoGenreIsNotAskedFor(key: String) async throws {
        let transport = TransportSpy(.success(.json(found)))
        let query = ArtistQuery(Refinement(filters: [.genre: .only(key)]))
        _ = try await DeezerCatalog.sample(transport).page(1, of: query)
        #expect(transport.requests.map(\.url.path).allSatisfy { $0.hasSuffix("/chart/0/artists") })
    }

    @Test func aGenreWithoutAChartHasNobody() async throws {
        let error = #"{"error":{"type":"DataException","message":"no data","code":800}}"#
        let page = try await DeezerCatalog.sample(TransportSpy(.success(.json(error)))).page(1, of: genre)
        #expect(page.items.isEmpty && page.isLast)
    }

    @Test func itsGenresCanBeChosen() async throws {
        let body = #"{"data":[{"id":0,"name":"All"},{"id":132,"name":"Pop"},{"id":106,"name":"Electro"}]}"#
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try DeezerCatalog.sample(transport)
        #expect(catalog.knownValues(of: .genre).isEmpty)
        #expect(try await catalog.values(of: .genre).map(\.name) == ["Pop", "Electro"])
        #expect(try await catalog.values(of: .genre).map(\.key) == ["132", "106"])
        #expect(transport.requests.count == 1)
    }

    @Test func aServerAnswersIt() async throws {
        let server = try await FixtureServer.start()
        let catalog = try DeezerOverHTTPTests.catalog(server)
        let found = try await catalog.page(1, of: ArtistQuery(Refinement(text: "blue")))
        #expect(!found.items.isEmpty)
        #expect(found.total == found.items.count && found.isLast)
        let genre = try #require(try await catalog.values(of: .genre).first)
        let chart = try await catalog.page(
            1, of: ArtistQuery(Refinement(filters: [.genre: .choices(FilterChoices(with: [genre]))])))
        #expect(chart.items.allSatisfy { $0.chartPlace?.genre == genre.name })
        #expect(!chart.items.isEmpty)
    }
}

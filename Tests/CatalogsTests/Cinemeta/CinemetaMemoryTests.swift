import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct CinemetaMemoryTests {
    private let time = TimeSpy()
    private let query = MovieQuery()

    @Test func anEqualPageIsNotAskedForAgain() async throws {
        let transport = TransportSpy(.success(.films(50)))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        for _ in 1...2 { #expect(try await catalog.page(1, of: query).items.count == 50) }
        // It is the same question there.
        _ = try await catalog.page(1, of: MovieQuery(sort: .date, isReversed: true))
        #expect(transport.requests.count == 1)
        _ = try await catalog.page(2, of: query)
        #expect(transport.requests.count == 2)
    }

    @Test func aDetailThatAListHasGivenAsksNothing() async throws {
        let transport = TransportSpy(.success(.films(50)))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        for movie in try await catalog.page(1, of: query).items {
            let detail = try await catalog.detail(of: movie.id)
            #expect(detail.movie == movie)
            #expect(detail.overview?.isEmpty == false)
            #expect(catalog.peek(movie.id)?.detail == detail)
            #expect(await catalog.cachedDetail(of: movie.id)?.isFresh == true)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func aDetailOfAListIsFreshAsLongAsTheList() async throws {
        let transport = TransportSpy(.success(.films(1)), .success(.film()))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        _ = try await catalog.page(1, of: query)
        time.advance(by: .hours(6) - .seconds(1))
        #expect(try await catalog.detail(of: .imdb(1)).overview == "Of 1.")
        time.advance(by: .seconds(1))
        #expect(catalog.peek(.imdb(1))?.summary?.title == "Film 1")
        let old = try #require(await catalog.cachedDetail(of: .imdb(1)))
        #expect(old.value.overview == "Of 1." && old.age == 6 * 3_600 && !old.isFresh)
        #expect(try await catalog.detail(of: .imdb(1)).overview == "All.")
        #expect(transport.requests.map(\.url.path) == ["/catalog/movie/top.json", "/meta/movie/tt1.json"])
    }

    @Test func aSearchIsSlimAndItsDetailIsAskedFor() async throws {
        let transport = TransportSpy(
            .success(.json(#"{"metas":[{"id":"tt1","imdb_id":"tt1","name":"A","releaseInfo":"2016"}]}"#)),
            .success(.film()))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        let found = try await catalog.page(1, of: MovieQuery(text: "a")).items
        #expect(found.map(\.released) == [CalendarDate(year: 2016)])
        #expect(catalog.peek(.imdb(1))?.summary == found.first)
        #expect(await catalog.cachedDetail(of: .imdb(1)) == nil)
        #expect(try await catalog.detail(of: .imdb(1)).overview == "All.")
        #expect(transport.requests.count == 2)
    }

    @Test func aSearchDoesNotReplaceWhatAListSaid() async throws {
        let transport = TransportSpy(.success(.films(1)), .success(.films(1)))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        _ = try await catalog.page(1, of: query)
        _ = try await catalog.page(1, of: MovieQuery(text: "film"))
        #expect(catalog.peek(.imdb(1))?.detail?.overview == "Of 1.")
    }

    @Test func aDetailIsRememberedForTwelveHours() async throws {
        let catalog = try CinemetaCatalog.sample(TransportSpy(.success(.film())), time: time)
        let detail = try await catalog.detail(of: .imdb(1))
        time.advance(by: .hours(12) - .seconds(1))
        #expect(catalog.peek(.imdb(1))?.detail == detail)
        time.advance(by: .seconds(1))
        #expect(catalog.peek(.imdb(1)) == nil)
    }

    @Test func aRefreshAsksTheServiceForListAndDetail() async throws {
        let transport = TransportSpy(.success(.films(1)), .success(.film()), .success(.films(2)))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        _ = try await catalog.page(1, of: query)
        catalog.invalidateCache()
        #expect(catalog.peek(.imdb(1))?.summary != nil)
        #expect(await catalog.cachedDetail(of: .imdb(1))?.isFresh == false)
        #expect(try await catalog.detail(of: .imdb(1)).overview == "All.")
        #expect(try await catalog.page(1, of: query).items.count == 2)
    }

    @Test func aFailureIsNotKept() async throws {
        let transport = TransportSpy(.failure(.offline), .success(.films(1)))
        let catalog = try CinemetaCatalog.sample(transport, time: time)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) }
        #expect(failure == .offline)
        #expect(try await catalog.page(1, of: query).items.count == 1)
    }
}

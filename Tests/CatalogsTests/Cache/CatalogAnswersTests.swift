import Entities
import Services
import Synchronization
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct CatalogAnswersTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let query = MovieQuery()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func theNextRunAsksForNothingThatIsFresh() async throws {
        _ = try await catalog(TransportSpy(.success(.list("A")))).page(1, of: query)
        time.advance(by: .seconds(599))
        let transport = TransportSpy()
        let page = try await catalog(transport).page(1, of: query)
        #expect(page.items.map(\.title) == ["A"])
        #expect(transport.requests.isEmpty)
    }

    @Test func whatComesFromTheDiskIsRemembered() async throws {
        _ = try await catalog(TransportSpy(.success(.list("A")))).page(1, of: query)
        let next = try catalog(TransportSpy())
        _ = try await next.page(1, of: query)
        #expect(next.peek(MovieID(1))?.summary?.title == "A")
    }

    @Test func memoryTrustsTheDiskNoLongerThanIsLeft() async throws {
        _ = try await catalog(TransportSpy(.success(.list("A")))).page(1, of: query)
        time.advance(by: .seconds(400))
        let transport = TransportSpy(.success(.list("B")))
        let next = try catalog(transport)
        _ = try await next.page(1, of: query)
        time.advance(by: .seconds(200))
        #expect(try await next.page(1, of: query).items.map(\.title) == ["B"])
        #expect(transport.requests.count == 1)
    }

    @Test func whatIsStaleIsAskedForOnCondition() async throws {
        let catalog = try await kept("A", tag: #"W/"1""#, olderBy: .seconds(600), .success(.status(304)))
        #expect(try await catalog.reader.page(1, of: query).items.map(\.title) == ["A"])
        #expect(catalog.transport.requests.map(\.known?.text) == [#"W/"1""#])
    }

    @Test func anAnswerThatHoldsIsFreshAgain() async throws {
        let control = ("Cache-Control", "max-age=300")
        let first = try await kept("A", tag: #""1""#, olderBy: .seconds(600), .success(.status(304, control)))
        _ = try await first.reader.page(1, of: query)
        time.advance(by: .seconds(299))
        let transport = TransportSpy(.failure(.offline))
        _ = try await catalog(transport).page(1, of: query)
        #expect(transport.requests.isEmpty)
        time.advance(by: .seconds(1))
        _ = try? await catalog(transport).page(1, of: query)
        #expect(transport.requests.count == 1)
    }

    @Test func anAnswerThatHasChangedTakesTheOldOnesPlace() async throws {
        let catalog = try await kept("A", tag: #""1""#, olderBy: .seconds(600), .success(.list("B")))
        #expect(try await catalog.reader.page(1, of: query).items.map(\.title) == ["B"])
        #expect(try await self.catalog(nil).page(1, of: query).items.map(\.title) == ["B"])
    }

    @Test func withoutATagTheWholeIsAskedFor() async throws {
        let catalog = try await kept("A", tag: nil, olderBy: .seconds(600), .success(.list("B")))
        _ = try await catalog.reader.page(1, of: query)
        #expect(catalog.transport.requests.map(\.known) == [nil])
    }

    @Test func whatIsStaleIsStillKeptWhenTheServiceFails() async throws {
        let catalog = try await kept("A", tag: nil, olderBy: .hours(3), .failure(.offline))
        let failed = await failure { () async throws(CatalogFailure) in
            try await catalog.reader.page(1, of: query)
        }
        #expect(failed == .offline)
        let answer = try #require(await catalog.reader.cachedPage(1, of: query))
        #expect(answer.value.items.map(\.title) == ["A"])
        #expect(answer.age == 3 * 3_600)
        #expect(!answer.isFresh)
    }

    @Test func whatIsKeptSaysThatItIsFresh() async throws {
        let catalog = try await kept("A", tag: nil, olderBy: .seconds(20))
        let answer = try #require(await catalog.reader.cachedPage(1, of: query))
        #expect(answer.age == 20)
        #expect(answer.isFresh)
    }

    @Test func askingForWhatIsKeptAsksNoService() async throws {
        let catalog = try await kept("A", tag: nil, olderBy: .hours(3), .success(.list("B")))
        _ = await catalog.reader.cachedPage(1, of: query)
        _ = await catalog.reader.cachedPage(2, of: query)
        #expect(catalog.transport.requests.isEmpty)
    }

    @Test func whatIsFreshInMemoryIsKeptWithoutADisk() async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(.list("A"))), time: time)
        _ = try await catalog.page(1, of: query)
        time.advance(by: .seconds(7))
        #expect(await catalog.cachedPage(1, of: query)?.age == 7)
        #expect(await catalog.cachedPage(2, of: query) == nil)
    }

    @Test func aRefreshAsksWhetherWhatIsFreshHolds() async throws {
        let catalog = try await kept("A", tag: #""1""#, olderBy: .seconds(1), .success(.status(304)))
        catalog.reader.invalidateCache()
        #expect(try await catalog.reader.page(1, of: query).items.map(\.title) == ["A"])
        #expect(catalog.transport.requests.map(\.known?.text) == [#""1""#])
    }

    @Test func aRefreshLosesNothingOnTheDisk() async throws {
        let catalog = try await kept("A", tag: #""1""#, olderBy: .seconds(1), .failure(.offline))
        catalog.reader.invalidateCache()
        _ = await failure { () async throws(CatalogFailure) in try await catalog.reader.page(1, of: query) }
        let answer = try #require(await catalog.reader.cachedPage(1, of: query))
        #expect(!answer.isFresh)
    }

    @Test func whatCameAfterARefreshIsNotAskedForAgain() async throws {
        let catalog = try await kept("A", tag: #""1""#, olderBy: .seconds(1), .success(.list("B")))
        catalog.reader.invalidateCache()
        time.advance(by: .seconds(1))
        for _ in 1...2 { _ = try await catalog.reader.page(1, of: query) }
        #expect(catalog.transport.requests.count == 1)
    }

    @Test func whatCannotBeReadIsNotKept() async throws {
        let portal = HTTPResponse.json("<html>Log in to the hotel's network</html>")
        let catalog = try catalog(TransportSpy(.success(portal)))
        let failed = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) }
        #expect(failed == .unreadable(status: 200))
        #expect(await catalog.cachedPage(1, of: query) == nil)
    }

    /// What came of asking Cinemeta for its first list and for a film, as it is told those who listen.
    private func reports(_ answer: HTTPResponse) async -> [CatalogFailure?] {
        let reports = Mutex<[CatalogFailure?]>([])
        let client = HTTPClient(
            transport: TransportSpy(.success(answer)), time: time,
            heard: { report in reports.withLock { $0.append(report.failure) } }, jitter: { 0 })
        let catalog = CinemetaCatalog(http: client, store: nil, baseURL: CinemetaSource.address.usual)
        _ = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) }
        let film = MovieID(ItemID(source: .cinemeta, key: "tt0137523"))
        _ = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: film) }
        return reports.withLock(\.self)
    }

    @Test func whoListensHearsOfWhatCannotBeReadAndOfAListThatIsNotThere() async {
        let portal = await reports(.json("<html>Log in to the hotel's network</html>"))
        #expect(portal == [nil, .unreadable(status: 200), nil, .unreadable(status: 200)])
        #expect(await reports(.json("<html>", status: 404)) == [.refused(status: 404, message: nil), .notFound])
    }

    @Test func whatHoldsButCannotBeReadIsAskedForWhole() async throws {
        let transport = TransportSpy(.success(.list("A")), .success(.status(304)), .success(.list("B")))
        let catalog = try catalog(transport)
        _ = try await catalog.page(1, of: query)
        let request = try #require(transport.requests.first)
        await AnswerStore.sample(folder, time: time)
            .put(.json("<html>", headers: [("ETag", #""1""#)]), to: request, by: .list)
        catalog.invalidateCache()
        #expect(try await catalog.page(1, of: query).items.map(\.title) == ["B"])
        #expect(transport.requests.map(\.known?.text) == [nil, #""1""#, nil])
    }

    @Test func aListOfYesterdaysDaysWillDo() async throws {
        let today = try #require(CalendarDate(year: 2026, month: 3, day: 1))
        let yesterday = try #require(today.dayEarlier)
        let catalog = try catalog(TransportSpy(.success(.list("A"))))
        _ = try await catalog.page(1, of: MovieQuery(day: yesterday))
        let kept = try #require(await catalog.cachedPage(1, of: MovieQuery(day: today)))
        #expect(kept.value.items.map(\.title) == ["A"])
        #expect(!kept.isFresh)
    }

    @Test func whatWouldDoIsMadeOnlyWhereTheAnswerItselfIsMissing() async throws {
        let transport = TransportSpy(.success(.list("A")))
        let catalog = try catalog(transport)
        _ = try await catalog.page(1, of: query)
        let request = try #require(transport.requests.first)
        let made = Mutex(0)
        func substitutes() -> [HTTPRequest] {
            made.withLock { $0 += 1 }
            return [request]
        }
        func kept(_ request: HTTPRequest) async -> String? {
            let question = CatalogQuestion(requests: [request], policy: .list) { String(decoding: $0, as: UTF8.self) }
            return await catalog.answers.cached(question, orTo: substitutes())?.value
        }

        #expect(await kept(request)?.contains("A") == true)
        #expect(made.withLock { $0 } == 0)
        let other = HTTPRequest(url: request.url.adding(query: "other=1"), credential: request.credential)
        #expect(await kept(other)?.contains("A") == true)
        #expect(made.withLock { $0 } == 1)
    }

    @Test func aFilmIsKeptForADay() async throws {
        let detail = HTTPResponse.json(#"{"id":1,"title":"A"}"#)
        _ = try await catalog(TransportSpy(.success(detail))).detail(of: MovieID(1))
        time.advance(by: .days(1) - .seconds(1))
        #expect(try await catalog(nil).detail(of: MovieID(1)).movie.title == "A")
        #expect(try await catalog(nil).cachedDetail(of: MovieID(1))?.isFresh == true)
        time.advance(by: .seconds(1))
        #expect(try await catalog(nil).cachedDetail(of: MovieID(1))?.isFresh == false)
    }

    @Test func offlineNothingIsAsked() async throws {
        let catalog = try catalog(nil)
        let failed = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) }
        #expect(failed == .startedOffline)
    }

    @Test func aClockThatWasPutBackMakesAnswersStaleNotYoung() async throws {
        let catalog = try await kept("A", tag: nil, olderBy: .zero)
        time.setClock(back: .hours(5))
        let answer = try #require(await catalog.reader.cachedPage(1, of: query))
        #expect(answer.age == 0)
        #expect(!answer.isFresh)
    }

    private func catalog(_ transport: (any HTTPTransport)?) throws -> TMDBCatalog {
        try .sample(transport, store: .sample(folder, time: time), time: time)
    }

    /// A catalogue in a later run, and its requests.
    private func kept(
        _ title: String, tag: String?, olderBy age: Duration, _ answers: Result<HTTPResponse, CatalogFailure>...
    ) async throws -> (reader: TMDBCatalog, transport: TransportSpy) {
        _ = try await catalog(TransportSpy(.success(.list(title, tag: tag)))).page(1, of: query)
        time.advance(by: age)
        let transport = TransportSpy(answers)
        return (try catalog(transport), transport)
    }
}

extension HTTPResponse {
    /// A page of one film, fresh for ten minutes.
    fileprivate static func list(_ title: String, tag: String? = nil) -> HTTPResponse {
        .json(
            #"{"results":[{"id":1,"title":"\#(title)"}],"total_pages":9}"#,
            headers: [("Cache-Control", "public, max-age=600")] + (tag.map { [("ETag", $0)] } ?? []))
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

/// What a later run of the program finds.
struct CinemetaCacheTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let query = MovieQuery()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func catalog(_ answers: HTTPResponse...) throws -> CinemetaCatalog {
        try .sample(TransportSpy(answers.map { .success($0) }), store: .sample(folder, time: time), time: time)
    }

    /// A later run, without a network.
    private func offline() throws -> CinemetaCatalog {
        try .sample(TransportSpy(.failure(.offline)), store: .sample(folder, time: time), time: time)
    }

    @Test func aListIsKeptForSixHours() async throws {
        _ = try await catalog(.films(50)).page(1, of: query)
        time.advance(by: .hours(6) - .seconds(1))
        #expect(try await offline().page(1, of: query).items.count == 50)
        #expect(try await offline().cachedPage(1, of: query)?.isFresh == true)
        time.advance(by: .seconds(1))
        let old = try #require(try await offline().cachedPage(1, of: query))
        #expect(old.value.items.count == 50 && old.age == 6 * 3_600 && !old.isFresh)
        #expect(try await offline().cachedPage(2, of: query) == nil)
    }

    @Test func aDetailIsKeptForTwelveHours() async throws {
        _ = try await catalog(.film()).detail(of: .imdb(1))
        time.advance(by: .hours(12) - .seconds(1))
        #expect(try await offline().detail(of: .imdb(1)).overview == "All.")
        time.advance(by: .seconds(1))
        let old = try #require(try await offline().cachedDetail(of: .imdb(1)))
        #expect(old.value.overview == "All." && !old.isFresh)
    }

    @Test func aKeptListGivesItsDetailsWithoutANetwork() async throws {
        _ = try await catalog(.films(50)).page(1, of: query)
        let later = try offline()
        _ = await later.cachedPage(1, of: query)
        #expect(try await later.detail(of: .imdb(50)).overview == "Of 50.")

        time.advance(by: .days(3))
        let muchLater = try offline()
        let page = try #require(await muchLater.cachedPage(1, of: query))
        let first = try #require(page.value.items.first)
        #expect(muchLater.peek(first.id)?.summary == first)
        let detail = try #require(await muchLater.cachedDetail(of: first.id))
        #expect(detail.value.overview == "Of 1." && detail.age == 3 * 24 * 3_600 && !detail.isFresh)
        #expect(
            await failure { () async throws(CatalogFailure) in try await muchLater.detail(of: first.id) } == .offline)
    }

    @Test("Of a list's word and a film's own answer the later one counts", arguments: [true, false])
    func theLaterWordCounts(listIsLater: Bool) async throws {
        for asksForList in [!listIsLater, listIsLater] {
            if asksForList {
                _ = try await catalog(.films(1)).page(1, of: query)
            } else {
                _ = try await catalog(.film()).detail(of: .imdb(1))
            }
            time.advance(by: .hours(1))
        }
        let later = try offline()
        _ = await later.cachedPage(1, of: query)
        time.advance(by: .hours(24))
        #expect(await later.cachedDetail(of: .imdb(1))?.value.overview == (listIsLater ? "Of 1." : "All."))
    }

    @Test func aPageFromTheStoreDoesNotReplaceANewerDetail() async throws {
        _ = try await catalog(.films(1)).page(1, of: query)
        time.advance(by: .hours(1))
        let later = try catalog(.film())
        _ = try await later.detail(of: .imdb(1))
        _ = await later.cachedPage(1, of: query)
        #expect(later.peek(.imdb(1))?.detail?.overview == "All.")
    }

    @Test func anUnchangedListIsOnlyConfirmed() async throws {
        let tagged = HTTPResponse.json(
            #"{"metas":[{"id":"tt1","imdb_id":"tt1","name":"A"}]}"#, headers: [("ETag", #"W/"1""#)])
        _ = try await catalog(tagged).page(1, of: query)
        time.advance(by: .hours(7))
        let transport = TransportSpy(.success(.status(304)))
        let later = try CinemetaCatalog.sample(transport, store: .sample(folder, time: time), time: time)
        #expect(try await later.page(1, of: query).items.map(\.title) == ["A"])
        #expect(transport.requests.map(\.known?.text) == [#"W/"1""#])
        #expect(try await offline().cachedPage(1, of: query)?.isFresh == true)
    }
}

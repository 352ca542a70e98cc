import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP
@testable import Storage

struct AnswerEvictionTests {
    /// Each body takes a page, and there is room for twenty.
    private static let body = String(repeating: "x", count: CacheLimits.pageSize)
    private static let size = CacheLimits.size(ofBody: CacheLimits.pageSize)
    private static let lastFM = CachePolicy.lastFM

    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let store: AnswerStore

    init() throws {
        folder = try TemporaryFolder()
        store = .sample(folder, limits: CacheLimits(bytes: 20 * Self.size), time: time)
    }

    @Test func whatWasUsedLongestAgoGoesFirst() async throws {
        for number in 1...20 { try await keep(number) }
        _ = try await isKept(1)
        try await keep(21)
        try await keep(22)
        var gone: [Int] = []
        for number in 1...22 where try await !isKept(number) { gone.append(number) }
        #expect(gone == [2, 3])
    }

    @Test func usesInAnEarlierRunCount() async throws {
        for number in 1...20 { try await keep(number) }
        time.advance(by: .hours(1))
        let later = AnswerStore.sample(folder, limits: CacheLimits(bytes: 20 * Self.size), time: time)
        // After so many reads their times are written, even without another write.
        for _ in 1...8 { _ = try await later.body("https://a.test/1") }
        time.advance(by: .hours(1))
        let last = AnswerStore.sample(folder, limits: CacheLimits(bytes: 20 * Self.size), time: time)
        for number in 21...25 { try await last.keep("https://a.test/\(number)", Self.body) }
        #expect(try await isKept(1))
        #expect(try await !isKept(2))
    }

    @Test func whatAnotherProcessHasClearedMakesRoom() async throws {
        for number in 1...20 { try await keep(number) }
        _ = try CacheMaintenance(folder: folder.path + "/cache/matinee").clear()
        for number in 21...40 { try await keep(number) }
        for number in 21...40 { #expect(try await isKept(number)) }
    }

    @Test func renewingIsUsing() async throws {
        for number in 1...20 { try await keep(number) }
        let request = try HTTPRequest.get("https://a.test/1")
        let answer = CachedAnswer(
            body: Data(Self.body.utf8), entityTag: nil, storedAt: time.sinceEpoch, validatedAt: time.sinceEpoch,
            lifetime: .zero)
        await store.renew(answer, to: request, with: HTTPHeaders(), by: .detail)
        try await keep(21)
        #expect(try await isKept(1))
    }

    @Test func neverTakesMoreThanItsLimit() async throws {
        for number in 1...200 { try await keep(number) }
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readOnly)
        let count = try connection.rows("SELECT count(*) FROM answer") { $0.integer(0) }.first
        let bodies = try connection.rows("SELECT count(*) FROM body") { $0.integer(0) }.first
        #expect(count == 20)
        #expect(bodies == 20)
    }

    @Test func theFileStaysAboutAsLargeAsItsLimit() async throws {
        let limit = 4 << 20
        let store = AnswerStore.sample(folder, limits: CacheLimits(bytes: limit), time: time)
        for number in 1...2_000 {
            try await store.keep("https://a.test/\(number)", String(repeating: "x", count: 500 + number * 37 % 20_000))
        }
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readOnly)
        let pages = try #require(try connection.rows("PRAGMA page_count") { $0.integer(0) }.first)
        #expect((limit * 8 / 10...limit * 11 / 10).contains(Int(pages) * CacheLimits.pageSize))
    }

    @Test func lastFMTakesHalfAtMost() async throws {
        for number in 1...15 { try await keep(number, by: .lastFM) }
        #expect(try await !isKept(5))
        #expect(try await isKept(6))
    }

    @Test func lastFMMakesRoomForItselfNotFilms() async throws {
        try await keep(1, by: .list)
        for number in 2...15 { try await keep(number, by: .lastFM) }
        #expect(try await isKept(1))
    }

    @Test func anAnswerTooLargeForItsShareIsNotKept() async throws {
        try await keep(1)
        try await store.keep("https://a.test/2", String(repeating: "x", count: 6 * CacheLimits.pageSize))
        #expect(try await !isKept(2))
        #expect(try await isKept(1))
    }

    @Test func lastFMNeverHasMoreThanItsTermsAllow() {
        #expect(LastFMSource.caching.quota.bound(ofLimit: 1 << 30) == 100_000_000)
        #expect(LastFMSource.caching.quota.bound(ofLimit: 100 << 20) == 50 << 20)
    }

    private func keep(_ number: Int, by policy: CachePolicy = .detail) async throws {
        try await store.keep("https://a.test/\(number)", Self.body, by: policy)
    }

    private func isKept(_ number: Int) async throws -> Bool {
        try await store.body("https://a.test/\(number)") != nil
    }
}

import Foundation
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP
@testable import Storage

struct AnswerStoreTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func keepsFromOneRunToTheNext() async throws {
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1", #"{"a":"ü"}"#)
        #expect(try await AnswerStore.sample(folder, time: time).body("https://a.test/1") == #"{"a":"ü"}"#)
    }

    @Test func keepsTheTagTheTimesAndTheLifetime() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep(
            "https://a.test/1", headers: [("ETag", #"W/"1""#), ("Cache-Control", "max-age=60")], by: .list)
        let kept = try await store.find([.get("https://a.test/1")])?.answer
        #expect(
            kept
                == CachedAnswer(
                    body: Data("[]".utf8), entityTag: EntityTag(#"W/"1""#), storedAt: time.sinceEpoch,
                    validatedAt: time.sinceEpoch, lifetime: .seconds(60)))
    }

    @Test func aNewAnswerTakesTheOldOnesPlace() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1", "old")
        try await store.keep("https://a.test/1", "new")
        #expect(try await store.body("https://a.test/1") == "new")
    }

    @Test func whatWasNeverKeptIsNotFound() async throws {
        #expect(try await AnswerStore.sample(folder).body("https://a.test/1") == nil)
    }

    @Test(arguments: [201, 203, 206, 301, 404, 500])
    func keepsNothingButStatus200(status: Int) async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.put(.json("[]", status: status), to: .get("https://a.test/1"), by: .list)
        #expect(try await store.body("https://a.test/1") == nil)
    }

    @Test func keepsNothingThatTheServiceForbids() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1", headers: [("Cache-Control", "private, no-store")])
        #expect(try await store.body("https://a.test/1") == nil)
    }

    @Test func aRenewedAnswerIsYoungAgainButNotNew() async throws {
        let store = AnswerStore.sample(folder, time: time)
        let request = try HTTPRequest.get("https://a.test/1")
        try await store.keep("https://a.test/1")
        let stored = time.sinceEpoch
        time.advance(by: .hours(9))
        let kept = try #require(await store.find([request])?.answer)
        await store.renew(kept, to: request, with: HTTPHeaders(), by: .detail)
        let renewed = try #require(await store.find([request])?.answer)
        #expect(renewed.validatedAt == time.sinceEpoch)
        #expect(renewed.storedAt == stored)
    }

    @Test func aRenewedAnswerThatIsGoneIsKeptAgain() async throws {
        let store = AnswerStore.sample(folder, time: time)
        let request = try HTTPRequest.get("https://a.test/1")
        try await store.keep("https://a.test/1")
        let kept = try #require(await store.find([request])?.answer)
        try FileManager.default.removeItem(atPath: folder.path + "/cache")
        await store.renew(kept, to: request, with: HTTPHeaders(), by: .detail)
        #expect(try await store.body("https://a.test/1") == "[]")
    }

    @Test func nothingIsUsedPastHalfAYear() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        time.advance(by: .days(180) - .seconds(1))
        #expect(try await store.body("https://a.test/1") != nil)
        time.advance(by: .seconds(1))
        #expect(try await store.body("https://a.test/1") == nil)
    }

    @Test func renewingDoesNotRaiseTheCeiling() async throws {
        let store = AnswerStore.sample(folder, time: time)
        let request = try HTTPRequest.get("https://a.test/1")
        try await store.keep("https://a.test/1")
        time.advance(by: .days(179))
        let kept = try #require(await store.find([request])?.answer)
        await store.renew(kept, to: request, with: HTTPHeaders(), by: .detail)
        time.advance(by: .days(1))
        #expect(try await store.body("https://a.test/1") == nil)
    }

    @Test func whatNobodyAsksForGoesAfterHalfAYearToo() async throws {
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1", "needle")
        time.advance(by: .days(180))
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/2")
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readOnly)
        #expect(try connection.rows("SELECT bytes FROM body") { $0.text(0) } == ["[]"])
    }

    @Test func anAnswerFromAClockThatWasAheadIsKept() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        time.setClock(back: .days(300))
        #expect(try await store.body("https://a.test/1") == "[]")
    }

    @Test func anAnswerFromAClockThatWasAheadReachesTheCeilingOnceRenewed() async throws {
        let store = AnswerStore.sample(folder, time: time)
        let request = try HTTPRequest.get("https://a.test/1")
        try await store.keep("https://a.test/1")
        time.setClock(back: .days(300))
        let kept = try #require(await store.find([request])?.answer)
        await store.renew(kept, to: request, with: HTTPHeaders(), by: .detail)
        time.advance(by: .days(180))
        #expect(try await store.body("https://a.test/1") == nil)
    }

    @Test func isReadableToItsOwnerAlone() async throws {
        let store = AnswerStore.sample(folder)
        try await store.keep("https://a.test/1")
        func rights(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try rights(folder.path + "/cache/matinee") == 0o700)
        #expect(try rights(folder.cacheFile) == 0o600)
        #expect(try rights(folder.cacheFile + "-wal") == 0o600)
        withExtendedLifetime(store) {}
    }

    @Test func touchesNoDiskBeforeItIsAsked() async throws {
        let store = AnswerStore.sample(folder)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache"))
        withExtendedLifetime(store) {}
    }
}

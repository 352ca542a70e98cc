import Entities
import Foundation
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import Storage

/// Other processes that use the store's file, and what is reported.
struct CacheTroubleTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func whatAnotherProcessHoldsIsLeftAlone() async throws {
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1")
        let holder = try LockHolder(folder.cacheFile)
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(await store.firstTrouble == .locked)
        withExtendedLifetime(holder) {}
    }

    @Test func aLockThatIsGoneIsForgotten() async throws {
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1")
        let holder = try LockHolder(folder.cacheFile)
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/1") == nil)
        holder.end()
        time.advance(by: .seconds(5))
        #expect(try await store.body("https://a.test/1") == "[]")
    }

    @Test func aLockIsWaitedForOnceNotAtEachRequest() async throws {
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1")
        let holder = try LockHolder(folder.cacheFile)
        var limits = CacheLimits()
        limits.patience = 400
        let store = AnswerStore.sample(folder, limits: limits, time: time)
        let clock = ContinuousClock()
        let first = try await clock.measure { _ = try await store.body("https://a.test/1") }
        let next = try await clock.measure { for _ in 1...20 { _ = try await store.body("https://a.test/1") } }
        // If each of the twenty had waited, they would take twenty times as long.
        #expect(next < first * 8)
        withExtendedLifetime(holder) {}
    }

    @Test func whileAnotherProcessWritesItIsRead() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        let holder = try LockHolder(folder.cacheFile, .writing)
        try await store.keep("https://a.test/2")
        #expect(try await store.body("https://a.test/1") == "[]")
        #expect(try await store.body("https://a.test/2") == nil)
        holder.end()
        time.advance(by: .seconds(5))
        try await store.keep("https://a.test/2")
        #expect(try await store.body("https://a.test/2") == "[]")
    }

    @Test func twoProcessesWriteAtOnce() async throws {
        var limits = CacheLimits()
        limits.patience = 10_000
        let store = AnswerStore.sample(folder, limits: limits, time: time)
        try await store.keep("https://a.test/0")
        let other = try OtherWriter(folder.cacheFile, answers: 100)
        var count = 0
        while other.isRunning {
            count += 1
            try await store.keep("https://a.test/\(count)", "\(count)")
        }
        #expect(other.end())
        for number in 1...count { #expect(try await store.body("https://a.test/\(number)") == "\(number)") }
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readOnly)
        #expect(try connection.rows("SELECT count(*) FROM body") { Int($0.integer(0)) } == [count + 1 + 100])
        #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    }

    @Test func aWriterThatDoesNotEndIsTold() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        let holder = try LockHolder(folder.cacheFile, .writing)
        for _ in 1...2 {
            try await store.keep("https://a.test/2")
            time.advance(by: .seconds(5))
        }
        #expect(await store.firstTrouble == .locked)
        withExtendedLifetime(holder) {}
    }

    @Test func aDamagedFileThatAnotherProcessHoldsIsNotTakenAway() async throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/cache/matinee", withIntermediateDirectories: true)
        let holder = try LockHolder(folder.cacheFile)
        // The lock does not depend on the content of the file.
        let handle = try #require(FileHandle(forWritingAtPath: folder.cacheFile))
        try handle.write(contentsOf: Data(repeating: 0xEE, count: 5_000))
        let identity = CacheFile(folder: folder.path + "/cache/matinee", limits: CacheLimits()).identity
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(CacheFile(folder: folder.path + "/cache/matinee", limits: CacheLimits()).identity == identity)
        withExtendedLifetime(holder) {}
    }

    @Test func eachTroubleIsToldOnce() async throws {
        let troubles: AsyncStream<CacheTrouble>
        do {
            let store = AnswerStore(folder: "/proc/matinee", limits: CacheLimits(), time: time)
            troubles = store.troubles
            for _ in 1...5 {
                try await store.keep("https://a.test/1")
                time.advance(by: .hours(1))
            }
        }
        var told: [CacheTrouble] = []
        for await trouble in troubles { told.append(trouble) }
        #expect(told == [.cannotOpen])
    }

    @Test func withoutTheStoreAnswersComeFromTheService() async throws {
        let store = AnswerStore(folder: "/proc/matinee", limits: CacheLimits(), time: time)
        let transport = TransportSpy(.success(.json(#"{"id":1,"title":"A"}"#)))
        let catalog = try TMDBCatalog.sample(transport, store: store, time: time)
        #expect(try await catalog.detail(of: MovieID(1)).movie.title == "A")
        #expect(await catalog.cachedDetail(of: MovieID(2)) == nil)
    }
}

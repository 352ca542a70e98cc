import Entities
import Foundation
import TestSupport
import Testing

@testable import LiveServices

/// Disks and other processes that do not let the store do its work.
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
        #expect(first >= .milliseconds(300))
        #expect(next < first)
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
        // The lock stays where the file is, whatever is in it.
        let handle = try #require(FileHandle(forWritingAtPath: folder.cacheFile))
        try handle.write(contentsOf: Data(repeating: 0xEE, count: 5_000))
        let identity = CacheFile(folder: folder.path + "/cache/matinee", limits: CacheLimits()).identity
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(CacheFile(folder: folder.path + "/cache/matinee", limits: CacheLimits()).identity == identity)
        withExtendedLifetime(holder) {}
    }

    @Test func aFullDatabaseIsStillRead() async throws {
        var limits = CacheLimits()
        limits.pages = 40
        let store = AnswerStore.sample(folder, limits: limits, time: time)
        for number in 1...20 {
            try await store.keep("https://a.test/\(number)", String(repeating: "x", count: 20_000))
        }
        #expect(await store.firstTrouble == .diskFull)
        #expect(try await store.body("https://a.test/1")?.count == 20_000)
        #expect(try await store.body("https://a.test/20") == nil)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aFullDiskIsStillRead() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 400)
        let store = AnswerStore.sample(folder, time: time)
        for number in 1...40 {
            try await store.keep("https://a.test/\(number)", String(repeating: "x", count: 20_000))
        }
        #expect(await store.firstTrouble == .diskFull)
        #expect(try await store.body("https://a.test/1")?.count == 20_000)
        withExtendedLifetime(disk) {}
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func whatTheFullDiskKeptSurvives() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 400)
        do {
            let store = AnswerStore.sample(folder, time: time)
            for number in 1...40 {
                try await store.keep("https://a.test/\(number)", String(repeating: "x", count: 20_000))
            }
        }
        #expect(try await AnswerStore.sample(folder, time: time).body("https://a.test/1")?.count == 20_000)
        withExtendedLifetime(disk) {}
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aReadOnlyDiskIsLivedWith() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 4_000)
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1")
        try disk.makeReadOnly()
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/2")
        #expect(try await store.body("https://a.test/1") == "[]")
        #expect(try await store.body("https://a.test/2") == nil)
        #expect(await store.firstTrouble == .readOnly)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aReadOnlyDiskWithoutAFileIsLivedWith() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 4_000)
        try disk.makeReadOnly()
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(await store.firstTrouble == .cannotOpen)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aDiskThatIsFullFromTheStartIsRead() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 400)
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1")
        try disk.fill()
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/2")
        #expect(try await store.body("https://a.test/1") == "[]")
        #expect(try await store.body("https://a.test/2") == nil)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func whenThereIsRoomAgainAnswersAreKeptAgain() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 400)
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        try disk.fill()
        for number in 2...20 {
            try await store.keep("https://a.test/\(number)", String(repeating: "x", count: 20_000))
        }
        try disk.empty()
        time.advance(by: .seconds(60))
        try await store.keep("https://a.test/30")
        #expect(try await store.body("https://a.test/30") == "[]")
    }

    /// Root may write everywhere: for it, the read-only disk above stands for this.
    @Test(.enabled(if: geteuid() != 0))
    func aFolderWithoutTheRightToWriteIsRead() async throws {
        try await AnswerStore.sample(folder, time: time).keep("https://a.test/1")
        let path = folder.path + "/cache/matinee"
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.cacheFile)
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/2")
        #expect(try await store.body("https://a.test/1") == "[]")
        #expect(await store.firstTrouble == .readOnly)
    }

    /// A file where a folder should be, and a place where nobody may make one, not even root.
    @Test(arguments: ["/dev/null/matinee", "/proc/matinee"])
    func aFolderThatCannotBeMadeIsLivedWith(path: String) async throws {
        let store = AnswerStore(folder: path, limits: CacheLimits(), time: time)
        try await store.keep("https://a.test/1")
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(await store.firstTrouble == .cannotOpen)
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
        #expect(try await catalog.movie(MovieID(1)).movie.title == "A")
        #expect(await catalog.keptMovie(MovieID(2)) == nil)
    }
}

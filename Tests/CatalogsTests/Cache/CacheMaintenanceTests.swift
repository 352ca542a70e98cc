import Entities
import Foundation
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import Storage

/// Looking at the store's file and emptying it, as a command does while the program runs.
struct CacheMaintenanceTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var maintenance: CacheMaintenance { CacheMaintenance(folder: folder.path + "/cache/matinee") }
    private var identity: FileIdentity? {
        CacheFile(folder: folder.path + "/cache/matinee", limits: CacheLimits()).identity
    }

    @Test func whereThereIsNoneAskingMakesNone() throws {
        #expect(try maintenance.contents() == nil)
        #expect(try maintenance.clear() == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func answersAreCountedMeasuredAndDated() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1", String(repeating: "x", count: 5_000))
        time.advance(by: .hours(1))
        try await store.keep("https://a.test/2", "[]")
        // What is known to be missing takes room too, but is no answer.
        try await store.keep("https://a.test/3", "")
        let contents = try #require(try maintenance.contents())
        let size = [5_000, 2, 0].reduce(0) { $0 + CacheLimits.size(ofBody: $1) }
        #expect(
            contents.shares == [
                TMDBSource.quota.number: CacheShare(
                    count: 2, bytes: size, oldest: 1_000_000_000, latest: 1_000_003_600)
            ])
        #expect(contents.bytesOnDisk > 8_000)
    }

    @Test func aClearedFileIsEmptySmallAndTheSame() async throws {
        try await fill()
        let (before, old) = (try #require(try maintenance.contents()), identity)
        let cleared = try #require(try maintenance.clear())
        let after = try #require(try maintenance.contents())
        #expect(cleared.answers == 30)
        #expect(cleared.freedBytes == before.bytesOnDisk - after.bytesOnDisk)
        #expect(after.shares.isEmpty && after.bytesOnDisk < 50_000 && before.bytesOnDisk > 400_000)
        #expect(identity == old)
    }

    @Test func aStoreThatHasItOpenGoesOnWithTheSameFile() async throws {
        let store = try await fill()
        let old = identity
        #expect(try maintenance.clear()?.answers == 30)
        #expect(identity == old)
        #expect(try await store.body("https://a.test/1") == nil)
        try await store.keep("https://a.test/1", "new")
        #expect(try await store.body("https://a.test/1") == "new")
        #expect(try await AnswerStore.sample(folder, time: time).body("https://a.test/1") == "new")
    }

    @Test func beforeAndAfterAProcessThatWritesNothingIsDamaged() async throws {
        try await fill()
        let other = try OtherWriter(folder.cacheFile, answers: 200)
        while other.isRunning { _ = try? maintenance.clear() }
        #expect(other.end())
        #expect(try maintenance.clear() != nil)
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readOnly)
        #expect(try connection.rows("SELECT count(*) FROM body") { $0.integer(0) } == [0])
        #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    }

    @Test func whileAnotherProcessReadsNothingIsInItsWay() async throws {
        try await fill()
        let reader = try SQLiteConnection(path: folder.cacheFile, mode: .readWrite)
        try reader.execute("BEGIN; SELECT count(*) FROM answer")
        #expect(try maintenance.clear()?.answers == 30)
        #expect(try reader.rows("SELECT count(*) FROM body") { $0.integer(0) } == [30])
        try reader.execute("COMMIT")
        #expect(try reader.rows("SELECT count(*) FROM body") { $0.integer(0) } == [0])
    }

    @Test func whatAnotherProcessHoldsStays() async throws {
        let store = try await fill()
        let old = identity
        let holder = try LockHolder(folder.cacheFile, .writing)
        #expect(throws: CacheFailure.locked) { try maintenance.clear() }
        #expect(try maintenance.contents()?.shares.values.map(\.count) == [30])
        #expect(try await store.body("https://a.test/1") != nil)
        #expect(identity == old)
        withExtendedLifetime(holder) {}
    }

    @Test func whatAnotherProcessHasForItselfIsNotLookedAt() async throws {
        do { try await fill() }
        let holder = try LockHolder(folder.cacheFile)
        #expect(throws: CacheFailure.locked) { try maintenance.contents() }
        #expect(throws: CacheFailure.locked) { try maintenance.clear() }
        holder.end()
        #expect(try maintenance.contents()?.shares.values.map(\.count) == [30])
    }

    @Test func lookingAtADamagedFileLeavesItAndClearingReplacesIt() async throws {
        try await fill()
        try damage()
        let old = identity
        #expect(throws: CacheFailure.damaged) { try maintenance.contents() }
        #expect(identity == old)
        let cleared = try #require(try maintenance.clear())
        #expect(cleared.answers == nil)
        #expect(cleared.freedBytes > 400_000)
        #expect(try maintenance.contents()?.shares == [:])
    }

    @Test func aDamagedFileThatAnotherMatineeHasOpenIsNotTakenAway() async throws {
        try await fill()
        try damage()
        let old = identity
        let lock = try #require(FolderLock(folder.path + "/cache/matinee", isExclusive: false))
        #expect(throws: CacheFailure.damaged) { try maintenance.clear() }
        #expect(identity == old)
        withExtendedLifetime(lock) {}
    }

    @Test func aFileOfALaterVersionIsReplacedToo() async throws {
        try await fill()
        try SQLiteConnection(path: folder.cacheFile, mode: .readWrite).execute("PRAGMA user_version = 2")
        #expect(throws: CacheFailure.otherVersion) { try maintenance.contents() }
        #expect(try maintenance.clear()?.answers == nil)
        #expect(try maintenance.contents()?.shares == [:])
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aReadOnlyDiskIsLookedAtAndSaysWhyItStays() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 4_000)
        try await fill()
        try disk.setReadOnly()
        #expect(throws: CacheFailure.readOnly) { try maintenance.clear() }
        #expect(try maintenance.contents()?.shares.values.map(\.count) == [30])
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aFullDiskHasRoomAgain() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 4_000)
        try await fill()
        try disk.fill()
        #expect(try #require(try maintenance.clear()).freedBytes > 400_000)
        #expect(try maintenance.contents()?.shares == [:])
    }

    @Test func aPlaceThatCannotBeLookedIntoIsNotEmpty() throws {
        let place = folder.path + "/loop"
        #expect(symlink(place, place) == 0)
        let maintenance = CacheMaintenance(folder: place)
        #expect(throws: CacheFailure.cannotOpen) { try maintenance.contents() }
        #expect(throws: CacheFailure.cannotOpen) { try maintenance.clear() }
    }

    /// Thirty answers, half a megabyte, all in the file itself once nobody has it open.
    @discardableResult
    private func fill() async throws -> AnswerStore {
        let store = AnswerStore.sample(folder, time: time)
        for number in 1...30 {
            try await store.keep("https://a.test/\(number)", String(repeating: "\(number)", count: 10_000))
        }
        return store
    }

    private func damage() throws {
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readWrite)
        _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
        let handle = try #require(FileHandle(forWritingAtPath: folder.cacheFile))
        try handle.write(contentsOf: Data(repeating: 0xEE, count: 5_000))
    }
}

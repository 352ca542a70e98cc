import Entities
import Foundation
import TestSupport
import Testing

@testable import CatalogKit
@testable import Storage

/// Damaged files of the cache.
struct CacheDamageTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: ["", "SQLite format 3\0", "not a database, whatever its name says, but text of some length"])
    func whatIsNoDatabaseIsRebuilt(content: String) async throws {
        try await fill()
        try write(Data((content + String(repeating: " ", count: content.isEmpty ? 0 : 5_000)).utf8))
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1", "new")
        #expect(try await store.body("https://a.test/1") == "new")
        if !content.isEmpty { #expect(await store.firstTrouble == .damaged(isRebuilt: true)) }
    }

    @Test(arguments: [100, 4_096, 5_000, 20_000, 100_000])
    func aTruncatedFileIsReadAsFarAsItGoesOrRebuilt(length: Int) async throws {
        try await fill()
        try write(file().prefix(length))
        try await expectUsable()
    }

    @Test(arguments: 0..<40)
    func aFlippedBitCostsAnswersAtMostNeverWrongOnes(round: Int) async throws {
        try await fill()
        var bytes = try file()
        // Spread over the file, with its header and the page of the schema.
        let position = round < 20 ? round * 211 : (bytes.count - 1) / 20 * (round - 20)
        bytes[position] ^= UInt8(1 << (round % 8))
        try write(bytes)
        try await expectUsable()
    }

    @Test func aFlippedBitInABodyIsNoticed() async throws {
        try await fill()
        var bytes = try file()
        let place = try #require(bytes.firstRange(of: Data("answer 3;".utf8)))
        bytes[place.lowerBound] ^= 1
        try write(bytes)
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/3") == nil)
        #expect(try await store.body("https://a.test/4") == Self.body(4))
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1e300", "'much'"])
    func aSizeThatIsNoneCostsAnswersAtMost(size: String) async throws {
        try await fill()
        try SQLiteConnection(path: folder.cacheFile, mode: .readWrite).execute("UPDATE answer SET size = \(size)")
        try await expectUsable()
    }

    @Test func aFileOfANewerVersionIsRebuilt() async throws {
        try await fill()
        try SQLiteConnection(path: folder.cacheFile, mode: .readWrite).execute("PRAGMA user_version = 2")
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(await store.firstTrouble == .otherVersion(isRebuilt: true))
        try await store.keep("https://a.test/1", "new")
        #expect(try await store.body("https://a.test/1") == "new")
    }

    @Test func anotherProgramsDatabaseIsNotWrittenInto() async throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/cache/matinee", withIntermediateDirectories: true)
        try SQLiteConnection(path: folder.cacheFile, mode: .readWrite).execute("CREATE TABLE other (id INTEGER)")
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1", "new")
        #expect(await store.firstTrouble == .otherVersion(isRebuilt: true))
    }

    @Test func aNewerFileInUseIsLeftAlone() async throws {
        try await fill()
        try SQLiteConnection(path: folder.cacheFile, mode: .readWrite).execute("PRAGMA user_version = 2")
        let lock = try #require(FolderLock(folder.path + "/cache/matinee", isExclusive: false))
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1", "new")
        #expect(await store.firstTrouble == .otherVersion(isRebuilt: false))
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readOnly)
        #expect(try connection.rows("SELECT count(*) FROM answer") { $0.integer(0) } == [30])
        withExtendedLifetime(lock) {}
    }

    @Test func aFileDamagedWhileInUseIsRebuilt() async throws {
        try await fill()
        let store = AnswerStore.sample(folder, time: time)
        #expect(try await store.body("https://a.test/1") == Self.body(1))
        // Damages the open file, as a disk would.
        let handle = try #require(FileHandle(forWritingAtPath: folder.cacheFile))
        let length = try handle.seekToEnd()
        for page in stride(from: UInt64(CacheLimits.pageSize), to: length, by: CacheLimits.pageSize) {
            try handle.seek(toOffset: page)
            try handle.write(contentsOf: Data(repeating: 0xEE, count: 200))
        }
        for number in 1...30 {
            let body = try await store.body("https://a.test/\(number)")
            #expect(body == nil || body == Self.body(number))
        }
        #expect(await store.firstTrouble == .damaged(isRebuilt: true))
        try await store.keep("https://a.test/1", "new")
        #expect(try await store.body("https://a.test/1") == "new")
    }

    @Test func aFolderDeletedWhileInUseIsMadeAnew() async throws {
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/1")
        try FileManager.default.removeItem(atPath: folder.path + "/cache")
        #expect(try await store.body("https://a.test/1") == nil)
        try await store.keep("https://a.test/2", "new")
        #expect(try await store.body("https://a.test/2") == "new")
        #expect(try await AnswerStore.sample(folder, time: time).body("https://a.test/2") == "new")
    }

    @Test func aFileDeletedWhileTwoUseItIsMadeAnewForBoth() async throws {
        let (one, other) = (AnswerStore.sample(folder, time: time), AnswerStore.sample(folder, time: time))
        try await one.keep("https://a.test/1")
        #expect(try await other.body("https://a.test/1") != nil)
        try FileManager.default.removeItem(atPath: folder.cacheFile)
        try await one.keep("https://a.test/2", "new")
        #expect(try await other.body("https://a.test/2") == "new")
        try await other.keep("https://a.test/3", "newer")
        #expect(try await one.body("https://a.test/3") == "newer")
    }

    /// Expects that every answer that is found is correct, and new ones are stored.
    private func expectUsable() async throws {
        let store = AnswerStore.sample(folder, time: time)
        for number in 1...30 {
            let body = try await store.body("https://a.test/\(number)")
            #expect(body == nil || body == Self.body(number))
        }
        for number in 1...30 { try await store.keep("https://a.test/\(number)", "new \(number)") }
        for number in 1...30 { #expect(try await store.body("https://a.test/\(number)") == "new \(number)") }
    }

    /// Stores thirty answers, all in the file itself and none in its log.
    private func fill() async throws {
        let store = AnswerStore.sample(folder, time: time)
        for number in 1...30 { try await store.keep("https://a.test/\(number)", Self.body(number)) }
        let connection = try SQLiteConnection(path: folder.cacheFile, mode: .readWrite)
        _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
    }

    private static func body(_ number: Int) -> String {
        String(repeating: "answer \(number);", count: 100 * number)
    }

    private func file() throws -> Data {
        try Data(contentsOf: URL(filePath: folder.cacheFile))
    }

    private func write(_ bytes: Data) throws {
        try bytes.write(to: URL(filePath: folder.cacheFile))
    }
}

import Entities
import Foundation
import TestSupport
import Testing

@testable import CatalogKit

/// Read-only and full disks.
struct CacheDiskTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
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
        try disk.setReadOnly()
        let store = AnswerStore.sample(folder, time: time)
        try await store.keep("https://a.test/2")
        #expect(try await store.body("https://a.test/1") == "[]")
        #expect(try await store.body("https://a.test/2") == nil)
        #expect(await store.firstTrouble == .readOnly)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aReadOnlyDiskWithoutAFileIsLivedWith() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 4_000)
        try disk.setReadOnly()
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
        let filler = try disk.fill()
        for number in 2...20 {
            try await store.keep("https://a.test/\(number)", String(repeating: "x", count: 20_000))
        }
        try FileManager.default.removeItem(atPath: filler)
        time.advance(by: .seconds(60))
        try await store.keep("https://a.test/30")
        #expect(try await store.body("https://a.test/30") == "[]")
    }

    /// Root may write everywhere; the test with a read-only disk covers that case.
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

    /// A file in place of a folder, and a place where not even root can make a folder.
    @Test(arguments: ["/dev/null/matinee", "/proc/matinee"])
    func aFolderThatCannotBeMadeIsLivedWith(path: String) async throws {
        let store = AnswerStore(folder: path, limits: CacheLimits(), time: time)
        try await store.keep("https://a.test/1")
        #expect(try await store.body("https://a.test/1") == nil)
        #expect(await store.firstTrouble == .cannotOpen)
    }
}

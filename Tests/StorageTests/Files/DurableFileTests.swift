import Entities
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Storage

struct DurableFileTests {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/a.txt" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// More than one write may take.
    private let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }

    @Test func aNewFileHasAllOfItForItsOwnerAlone() throws {
        #expect(try DurableFile.create(bytes, named: "a.txt", in: folder.path))
        #expect(try DurableFile.bytes(at: path) == bytes)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func whatIsThereStays() throws {
        #expect(try DurableFile.create([1, 2], named: "a.txt", in: folder.path))
        #expect(try DurableFile.create([3], named: "a.txt", in: folder.path) == false)
        #expect(try DurableFile.bytes(at: path) == [1, 2])
    }

    @Test func aLinkToNothingIsThereToo() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(folder.path)/nowhere")
        #expect(try DurableFile.create([3], named: "a.txt", in: folder.path) == false)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/nowhere"))
    }

    @Test func whereNoFileCanBeItSaysOfWhichFolder() throws {
        let file = try folder.file("file")
        withExtendedLifetime(file) {}
        #expect(throws: FolderFailure.notAFolder(path: "\(folder.path)/file")) {
            try DurableFile.create([1], named: "a.txt", in: "\(folder.path)/file")
        }
        #expect(throws: FolderFailure.unusable(path: "\(folder.path)/nowhere")) {
            try DurableFile.create([1], named: "a.txt", in: "\(folder.path)/nowhere")
        }
    }

    @Test func whatCannotBeWrittenSaysWhy() {
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(DurableFile.put([1], on: descriptor) == ENOSPC)
        #expect(DurableFile.put([1], on: -1) == EBADF)
    }

    /// Its reader has taken nothing yet, so there is room for a part.
    @Test func ofWhatWasWrittenInPartTheRestIsTriedToo() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
        #expect(DurableFile.put(bytes, on: ends[1]) == EAGAIN)
    }

    @Test func `Of several who write at once each succeeds, and one has the file`() async throws {
        let folder = folder
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask {
                    try await onOwnThread {
                        for count in 1...8 {
                            let bytes = [UInt8](repeating: UInt8(writer), count: count * 10_000)
                            try DurableFile.write(bytes, to: "a.txt", in: folder.path)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let bytes = try #require(try DurableFile.bytes(at: path))
        #expect(Set(bytes).count == 1 && bytes.count == 80_000)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test(arguments: [true, false])
    func `It is in the place of what was there, for its owner alone`(isSynced: Bool) throws {
        _ = try folder.file("a.txt", "before")
        try DurableFile.write(bytes, to: "a.txt", in: folder.path, isSynced: isSynced)
        #expect(try DurableFile.bytes(at: path) == bytes)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(throws: FolderFailure.unusable(path: "\(folder.path)/nowhere")) {
            try DurableFile.write(bytes, to: "a.txt", in: "\(folder.path)/nowhere", isSynced: isSynced)
        }
    }

    @Test func `What killed programs have left behind goes once it is old, and what is being written stays`() throws {
        let old = [".a.txt.new", ".a.txt.new-0abc"]
        let stays = [".a.txt.new-1abc", ".b.txt.new-0abc", "a.txt.new"]
        for name in old + stays { _ = try folder.file(name, "draft") }
        for name in old + stays.dropFirst() {
            let long = Date.now.addingTimeInterval(-90_000)
            try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: "\(folder.path)/\(name)")
        }
        try DurableFile.write([1], to: "a.txt", in: folder.path)
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(stays + ["a.txt"]))
        #expect(try DurableFile.bytes(at: path) == [1])
    }
}

import Foundation
import TestSupport
import Testing

@testable import Sealing
@testable import Sync
@testable import SyncFolder

struct CarriedFilesTests {
    private let folder: TemporaryFolder
    private let key = SealingKey(bytes: Array(1...32))
    private let other = SealingKey(bytes: Array(2...33))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func files(_ key: SealingKey?) throws -> CarriedFiles {
        CarriedFiles(FolderTransport(path: folder.path), form: try FileForm(key))
    }

    private func failure(_ body: () throws -> Void) -> SyncFailure? {
        do { try body() } catch { return error as? SyncFailure }
        return nil
    }

    private var format: String {
        get throws { try String(contentsOfFile: "\(folder.path)/format.json", encoding: .utf8) }
    }

    @Test func `The place says how it is, with the same bytes whoever makes it`() throws {
        #expect(try files(nil).kind() == nil)
        try files(key).make()
        let id = try FileForm.id(of: key)
        #expect(try format == #"{"format":"matinee sync","version":2,"key":"\#(id.text)"}"#)
        try files(key).make()
        #expect(try files(nil).kind() == .sealed(id))
        try FileManager.default.removeItem(atPath: "\(folder.path)/format.json")
        try files(nil).make()
        // What an older version reads.
        #expect(try format == #"{"format":"matinee sync","version":1}"#)
        #expect(try files(key).kind() == .plain)
    }

    @Test func `A missing key and another one are named, and write and read nothing`() throws {
        try files(key).make()
        let file = SyncFile(machine: .make(), name: SyncFileName(.base(1), of: [1]))
        try files(key).put([1], as: file)
        let (id, otherID) = (try FileForm.id(of: key), try FileForm.id(of: other))
        for (wrong, expected) in [
            (nil, SyncFailure.keyMissing(path: folder.path, key: id)),
            (other, .otherKey(path: folder.path, key: id, known: otherID)),
        ] {
            #expect(failure { try files(wrong).make() } == expected)
            #expect(failure { try files(wrong).check() } == expected)
            #expect(failure { _ = try files(wrong).files() } == expected)
            #expect(failure { _ = try files(wrong).bytes(of: file) } == expected)
            #expect(failure { try files(wrong).put([2], as: file) } == expected)
        }
        #expect(try files(key).bytes(of: file) == [1])
        #expect(try files(key).files() == [file])
    }

    /// Whoever keeps the place could say that nothing is encrypted, and wait.
    @Test func `A place that should be encrypted and says that it is not gets nothing`() throws {
        try files(nil).make()
        let file = SyncFile(machine: .make(), name: SyncFileName(.base(1), of: [1]))
        #expect(failure { try files(key).put([1], as: file) } == .notEncrypted(path: folder.path))
        #expect(failure { _ = try files(key).files() } == .notEncrypted(path: folder.path))
        #expect(failure { try files(key).make() } == .notEncrypted(path: folder.path))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/m"))
    }

    /// An engine brings files in any order.
    @Test func `A place whose files have come before what says how they are is not made another one`() throws {
        try files(key).make()
        let file = SyncFile(machine: .make(), name: SyncFileName(.base(1), of: [1]))
        try files(key).put([1], as: file)
        try FileManager.default.removeItem(atPath: "\(folder.path)/format.json")
        for wrong in [nil, other] {
            #expect(failure { try files(wrong).make() } == .formatMissing(path: folder.path))
            #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/format.json"))
        }
        // Who has the key knows what it was.
        try files(key).make()
        #expect(try files(key).files() == [file])
    }

    /// Two machines may have made two keys for one folder, before it came from one to the other.
    @Test func `Who has another key than the place notices it among its own files too`() throws {
        let elsewhere = try TemporaryFolder()
        let theirs = CarriedFiles(FolderTransport(path: elsewhere.path), form: try FileForm(other))
        let file = SyncFile(machine: .make(), name: SyncFileName(.base(1), of: [1]))
        for files in [theirs, try files(key)] {
            try files.make()
            try files.put([1], as: file)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(elsewhere.path)/m") {
            try FileManager.default.moveItem(
                atPath: "\(elsewhere.path)/m/\(name)", toPath: "\(folder.path)/m/\(name)")
        }
        #expect(
            failure { _ = try files(other).files() }
                == .otherKey(path: folder.path, key: try FileForm.id(of: key), known: try FileForm.id(of: other)))
        #expect(try files(key).files() == [file])
    }
}

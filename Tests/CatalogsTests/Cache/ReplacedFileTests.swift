import Foundation
import TestSupport
import Testing

@testable import Storage

/// A connection whose file was replaced: closing it must not remove the log of the new file, which has the same name.
struct ReplacedFileTests {
    /// The last action of the old connection.
    enum Past: CaseIterable {
        case nothing, read, written, reading, writing, failed
    }

    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/file.sqlite" }
    private var names: [String] { [path, "\(path)-wal", "\(path)-shm"] }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: Past.allCases, [true, false])
    func `Closing the old one leaves the new file's log`(past: Past, isNewOpen: Bool) throws {
        do { try fill(with: "old") }
        var old: SQLiteConnection? = try connection()
        try old?.become(past, spoiling: path)
        for name in names { unlink(name) }
        var new: SQLiteConnection? = try fill(with: "new")
        if !isNewOpen { new = nil }
        let before = try log()
        old = nil
        #expect(try log() == before)
        #expect(try content() == ["new"])
        _ = new
    }

    private func connection() throws -> SQLiteConnection {
        try SQLiteConnection(path: path, mode: .readWrite)
    }

    /// Writes something that stays in the log.
    @discardableResult
    private func fill(with text: String) throws -> SQLiteConnection {
        let connection = try connection()
        connection.setCheckpointOnClose(false)
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
        try connection.execute("CREATE TABLE thing (name TEXT); INSERT INTO thing VALUES ('\(text)')")
        return connection
    }

    private func log() throws -> Data {
        let log = try Data(contentsOf: URL(filePath: path + "-wal"))
        try #require(!log.isEmpty)
        return log
    }

    private func content() throws -> [String?] {
        try SQLiteConnection(path: path, mode: .readOnly).rows("SELECT name FROM thing") { $0.text(0) }
    }
}

extension SQLiteConnection {
    fileprivate func become(_ past: ReplacedFileTests.Past, spoiling path: String) throws {
        switch past {
        case .nothing: break
        case .read: try execute("SELECT * FROM thing")
        case .written: try execute("INSERT INTO thing VALUES ('more')")
        case .reading: try execute("BEGIN; SELECT * FROM thing")
        case .writing: try execute("BEGIN IMMEDIATE; INSERT INTO thing VALUES ('more')")
        case .failed:
            try execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA shrink_memory")
            let size = try Data(contentsOf: URL(filePath: path)).count
            try Data(repeating: 0x5A, count: size).write(to: URL(filePath: path))
            #expect(throws: SQLiteFailure.self) { try execute("INSERT INTO thing VALUES ('more')") }
        }
    }
}

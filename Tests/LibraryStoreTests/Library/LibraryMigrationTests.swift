import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

struct LibraryMigrationTests {
    private let bench: LibraryBench
    private var backup: String { bench.location.path + ".v1-backup" }

    init() throws {
        bench = try LibraryBench()
        try FileManager.default.createDirectory(atPath: bench.location.folder, withIntermediateDirectories: true)
    }

    @Test(arguments: 1..<LibrarySchema.version)
    func `A file of every earlier version becomes one of the latest, with all that was in it`(version: Int) throws {
        try makeFile(version: version)
        let store = try bench.store()
        #expect(store.refusal == nil)
        #expect(try store.connection.number("PRAGMA user_version") == Int64(LibrarySchema.version))
        #expect(store.items == expected)
        #expect(try store.revisions(of: LibrarySummary.ran.subject) == [Note(text: "Storm", changed: 300, revision: 1)])
    }

    @Test func `A file that was brought to the latest version has the form of a new one`() throws {
        try makeFile(version: 1)
        let other = try LibraryBench()
        let schema = "SELECT sql FROM sqlite_schema ORDER BY name"
        let migrated = try bench.store().connection.rows(schema) { $0.text(0) }
        #expect(try other.store().connection.rows(schema) { $0.text(0) } == migrated)
    }

    @Test func `Before a migration a copy is kept`() throws {
        try makeFile(version: 1)
        _ = try bench.store()
        let copy = try SQLiteConnection(path: backup, mode: .immutable)
        #expect(try copy.number("PRAGMA user_version") == 1)
        #expect(try copy.rows("SELECT note FROM item WHERE note IS NOT NULL") { $0.text(0) } == ["Storm"])
        let mode = try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `An earlier copy is not overwritten`() throws {
        try makeFile(version: 1)
        try Data("earlier".utf8).write(to: URL(filePath: backup))
        _ = try bench.store()
        #expect(try String(contentsOfFile: backup, encoding: .utf8) == "earlier")
        #expect(FileManager.default.fileExists(atPath: backup + "-2"))
    }

    @Test func `A second opening migrates nothing and copies nothing`() throws {
        try makeFile(version: 1)
        do { _ = try bench.store() }
        #expect(try bench.store().items == expected)
        #expect(!FileManager.default.fileExists(atPath: backup + "-2"))
    }

    @Test func `Two that open it at once both find all of it, and one copy is made`() async throws {
        try makeFile(version: 1)
        let libraries = (0..<4).map { _ in bench.library() }
        try await withThrowingTaskGroup(of: [LibraryItem].self) { group in
            for library in libraries { group.addTask { try await library.items() } }
            for try await items in group { #expect(items == expected) }
        }
        for library in libraries { #expect(library.state == .ready) }
        #expect(!FileManager.default.fileExists(atPath: backup + "-2"))
    }

    @Test func `Where no copy can be kept nothing is migrated, and the old file is read`() throws {
        try makeFile(version: 1)
        let before = try Data(contentsOf: URL(filePath: bench.location.path))
        let lock = try bench.connection()
        try lock.execute("BEGIN IMMEDIATE")
        let store = try bench.opener(patience: 0).open()
        #expect(store.refusal == .busy(path: bench.location.path))
        #expect(store.items == expected)
        try lock.execute("ROLLBACK")
        #expect(try Data(contentsOf: URL(filePath: bench.location.path)) == before)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `A disk without room for the copy leaves the old file as it is`() throws {
        let disk = try SmallDisk(kilobytes: 256)
        try FileManager.default.copyItem(atPath: try makeFile(version: 1), toPath: "\(disk.path)/library.sqlite")
        try disk.fill()
        let location = LibraryLocation(folder: disk.path)
        let before = try Data(contentsOf: URL(filePath: location.path))
        let store = try LibraryOpener(location: location, now: { 0 }, patience: 100).open()
        #expect(store.refusal == .diskFull(path: location.path))
        #expect(store.items == expected)
        #expect(try Data(contentsOf: URL(filePath: location.path)) == before)
    }

    /// A text of a note that nothing has; 0.1 would have called that damage too, once it was asked to check.
    @Test func `A file with a row that belongs to nothing is not migrated, and is read`() throws {
        try makeFile(version: 2)
        do {
            try bench.connection().execute(
                "PRAGMA foreign_keys = OFF; INSERT INTO note_revision VALUES (99, 1, 'Whose?', 1)")
        }
        let store = try bench.store()
        #expect(store.refusal == .misfit(path: bench.location.path, table: "note_revision", entry: 99))
        #expect(store.items == expected)
        #expect(try store.connection.number("PRAGMA user_version") == 2)
        #expect(try store.connection.number("SELECT count(*) FROM item") == 2)
        #expect(try store.revisions(of: LibrarySummary.ran.subject).map(\.text) == ["Storm"])
    }

    @Test func `A migration that cannot be made leaves no copy, however often it is tried`() throws {
        try makeFile(version: 2)
        do {
            try bench.connection().execute(
                "PRAGMA foreign_keys = OFF; INSERT INTO note_revision VALUES (99, 1, 'Whose?', 1)")
        }
        for _ in 0..<3 { _ = try bench.store() }
        #expect(try backups == [])
    }

    @Test(arguments: [
        (1, "UPDATE item SET note = '', note_changed = 1 WHERE title = 'Yi Yi'", "item", 1),
        (2, "INSERT INTO note_revision VALUES (1, 1, '', 1)", "note_revision", 1),
        (2, "INSERT INTO note_revision VALUES (99, 1, 'Whose?', 1)", "note_revision", 99),
        (3, "INSERT INTO note VALUES (99, 1, 'Whose?', 1)", "note", 99),
        (3, "INSERT INTO link VALUES (98, 'imdb', 'tt1')", "link", 98),
    ]) func `The row that cannot be migrated is told, by the check too`(
        version: Int, spoiling: String, table: String, entry: Int
    ) throws {
        try makeFile(version: version)
        do {
            try bench.connection().execute(
                "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(spoiling)")
        }
        let store = try bench.store()
        let misfit = LibraryFailure.misfit(path: bench.location.path, table: table, entry: entry)
        #expect(store.refusal == misfit)
        #expect(store.items.map(\.summary) == expected.map(\.summary))
        #expect(try backups == [])
        if version > 1 { #expect(store.failureOfCheck == misfit) }
    }

    /// Somebody reads the file, which has no write-ahead log, as one that was put back from a copy.
    @Test func `A migration that cannot be completed leaves no copy, and the next one makes it`() throws {
        try makeFile(version: 2)
        let reader = try bench.connection()
        try reader.execute("PRAGMA journal_mode = DELETE")
        try reader.execute("BEGIN; SELECT count(*) FROM item")
        for _ in 0..<2 { #expect(try bench.opener(patience: 0).open().refusal == .busy(path: bench.location.path)) }
        #expect(try backups == [])
        try reader.execute("COMMIT")
        #expect(try bench.store().refusal == nil)
        #expect(try backups == ["library.sqlite.v2-backup"])
    }

    private var backups: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: bench.location.folder)
                .filter { $0.contains("backup") || $0.contains(".new") }
        }
    }

    /// The table is damaged, and can neither be migrated nor copied.
    @Test func `Of a damaged file of version 2 all that can be read is read`() throws {
        try makeFile(version: 2)
        do {
            let connection = try bench.connection()
            for number in 1...300 {
                try connection.run(
                    """
                    INSERT INTO item (kind, source, number, title, favourite, added)
                    VALUES ('movie', 'tmdb', ?, ?, 1, 1)
                    """, [.integer(Int64(number)), .text("Film number \(number)")])
            }
            try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        try bench.spoilPage(with: "Film number 150")
        let content = try Data(contentsOf: URL(filePath: bench.location.path))
        let store = try bench.store()
        #expect(store.refusal == .damaged(path: bench.location.path))
        #expect((100..<300).contains(store.items.count))
        #expect(store.items.suffix(2) == expected.suffix(2) || store.items.contains(expected[0]))
        #expect(try Data(contentsOf: URL(filePath: bench.location.path)) == content)
    }

    @Test func `Links are kept beside an item, and go with it`() throws {
        let store = try bench.store()
        try store.addFavourite(.yiYi)
        try store.connection.execute("INSERT INTO link SELECT id, 'imdb', 'tt0244316' FROM entry")
        try store.removeFavourites([LibrarySummary.yiYi.subject])
        #expect(try store.connection.number("SELECT count(*) FROM link") == 0)
    }

    @Test(arguments: 2..<LibrarySchema.version)
    func `A file of an earlier version that cannot be migrated is read in its own form`(version: Int) throws {
        try makeFile(version: version)
        let lock = try bench.connection()
        try lock.execute("BEGIN IMMEDIATE")
        let store = try bench.opener(patience: 0).open()
        #expect(store.refusal == .busy(path: bench.location.path))
        #expect(store.items == expected)
    }

    @Test func `A file of a later version is read, and not written`() throws {
        do {
            let store = try bench.store()
            try store.addFavourite(.yiYi)
            try store.connection.execute(
                "ALTER TABLE entry ADD COLUMN colour TEXT; PRAGMA user_version = \(LibrarySchema.version + 1)")
        }
        let before = try Data(contentsOf: URL(filePath: bench.location.path))
        let store = try bench.store()
        #expect(store.refusal == newer)
        #expect(store.items.map(\.summary) == [.yiYi])
        #expect(throws: newer) { try store.addFavourite(.ran) }
        #expect(try Data(contentsOf: URL(filePath: bench.location.path)) == before)
    }

    @Test func `A file of a later version that cannot be read is said to be one`() throws {
        do {
            try bench.store().connection.execute(
                "ALTER TABLE entry RENAME TO thing; PRAGMA user_version = \(LibrarySchema.version + 1)")
        }
        #expect(throws: newer) { try bench.store() }
    }

    private var newer: LibraryFailure {
        .newerVersion(path: bench.location.path, found: LibrarySchema.version + 1, known: LibrarySchema.version)
    }

    private var expected: [LibraryItem] {
        [
            LibraryItem(
                summary: .ran, isFavourite: false, added: 200, note: Note(text: "Storm", changed: 300, revision: 1)),
            LibraryItem(summary: .yiYi, isFavourite: true, added: 100),
        ]
    }

    /// As the earlier version has stored it.
    @discardableResult
    private func makeFile(version: Int) throws -> String {
        let connection = try bench.connection()
        try connection.execute("PRAGMA journal_mode = WAL")
        try LibrarySchema.migrate(connection, from: 0, to: version)
        guard version < 3 else {
            let columns = "kind, source, key, title, subtitle, released, favourite, added, note_revision"
            try connection.execute(
                """
                INSERT INTO entry (\(columns)) VALUES ('movie', 'tmdb', '25538', 'Yi Yi', '一一', '2000', 1, 100, NULL);
                INSERT INTO entry (\(columns)) VALUES ('movie', 'tmdb', '11645', 'Ran', NULL, '1985-05-31', 0, 200, 1);
                INSERT INTO note SELECT id, 1, 'Storm', 300 FROM entry WHERE title = 'Ran'
                """)
            return bench.location.path
        }
        let columns = "kind, source, number, title, subtitle, released, favourite, added"
        try connection.execute(
            """
            INSERT INTO item (\(columns)) VALUES ('movie', 'tmdb', 25538, 'Yi Yi', '一一', '2000', 1, 100);
            INSERT INTO item (\(columns)) VALUES ('movie', 'tmdb', 11645, 'Ran', NULL, '1985-05-31', 0, 200);
            """)
        try connection.execute(
            version == 1
                ? "UPDATE item SET note = 'Storm', note_changed = 300 WHERE title = 'Ran'"
                : """
                UPDATE item SET note_revision = 1 WHERE title = 'Ran';
                INSERT INTO note_revision SELECT id, 1, 'Storm', 300 FROM item WHERE title = 'Ran'
                """)
        return bench.location.path
    }
}

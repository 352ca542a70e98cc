import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// A program of version 0.1 that is still running when its library is migrated.
struct EarlierProgramTests {
    private let bench: LibraryBench
    /// Its connection, with its statements prepared, as 0.1 has them.
    private let connection: SQLiteConnection

    private static let reading = """
        SELECT item.id, kind, source, number, artist, album, mbid, title, subtitle, released, favourite, added,
        text, changed, revision
        FROM item LEFT JOIN note_revision ON note_revision.item = item.id AND revision = note_revision
        """
    /// All that 0.1 writes with.
    private static let writing = [
        """
        INSERT INTO item (kind, source, number, artist, album, mbid, title, subtitle, released, favourite, added)
        VALUES ('movie', 'tmdb', 1, NULL, NULL, NULL, 'Late', NULL, NULL, 1, 5) RETURNING id
        """,
        "UPDATE item SET title = 'Late', subtitle = NULL, released = NULL WHERE id = 1",
        "UPDATE item SET favourite = 0 WHERE id = 1", "UPDATE item SET added = 5 WHERE id = 1",
        "UPDATE item SET note_revision = NULL WHERE id = 1", "DELETE FROM item WHERE id = 1",
        "INSERT INTO note_revision (item, revision, text, changed) VALUES (1, 99, 'Late', 5)",
        """
        DELETE FROM note_revision WHERE item = 1 AND revision NOT IN (
            SELECT revision FROM note_revision WHERE item = 1
            ORDER BY revision IS (SELECT note_revision FROM item WHERE id = 1) DESC, changed DESC, revision DESC
            LIMIT 20)
        """,
    ]

    init() throws {
        bench = try LibraryBench()
        try EarlierVersions.copy("0.1/library.sqlite", into: bench.location.folder)
        connection = try bench.connection()
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON")
        #expect(try connection.rows(Self.reading) { $0.integer(0) }.count == 15)
        for sql in Self.writing {
            try connection.execute("BEGIN IMMEDIATE")
            try connection.run(sql)
            try connection.execute("ROLLBACK")
        }
    }

    @Test func `It sees a newer file, and nothing that it writes gets in`() throws {
        let before = try connection.dataVersion
        let records = try bench.store().records()
        #expect(records.count == 15)
        #expect(try connection.dataVersion != before)
        #expect(try connection.number("PRAGMA user_version") == Int64(LibrarySchema.version))

        // As 0.1 says of each of them, the tables of a library are missing: it opens the file anew, and finds it newer.
        #expect(throws: SQLiteFailure.self) { try connection.rows(Self.reading) { $0.integer(0) } }
        for sql in Self.writing {
            try connection.execute("BEGIN IMMEDIATE")
            #expect(throws: SQLiteFailure.self) { try connection.run(sql) }
            try connection.execute("COMMIT")
        }
        #expect(try bench.store().records() == records)
        #expect(try bench.store().failureOfCheck == nil)
    }

    @Test func `What it is just writing is waited for, and migrated with the rest`() async throws {
        try connection.execute("BEGIN IMMEDIATE")
        try connection.run(Self.writing[0])
        let library = bench.library()
        async let items = library.items()
        try connection.execute("COMMIT")
        #expect(try await items.count == 16)
        #expect(library.state == .ready)
    }
}

import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// Data that this version does not understand are kept, and do no harm.
struct LibraryUnknownTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
        let store = try bench.store()
        for summary in [LibrarySummary.yiYi, .ran, .björk] { try store.addFavourite(summary) }
        _ = try store.saveNote("Storm", about: .ran, startedFrom: nil)
    }

    /// Changes of the row of "Ran", and the parts that are then not understood.
    private static let changes: [(sql: String, parts: [NotUnderstood])] = [
        ("source = 'somewhere'", [.source("somewhere")]), ("kind = 'series'", [.kind("series")]),
        ("kind = 'magazine', source = 'kiosk', key = 'OL1/W'", [.kind("magazine"), .source("kiosk")]),
        ("kind = 'book', source = 'own-books', key = 'OL1/W'", []),
        ("key = 'tt0089881'", []), ("kind = 'artist', key = 'a/b/c'", [.identity]),
        ("kind = 'album', key = 'Kurosawa'", [.identity]), ("key = '/=Kurosawa//'", [.identity]),
        ("released = 'about 1985'", [.date("about 1985")]),
    ]

    @Test(arguments: changes) func `Such a row is there with all the others`(sql: String, parts: [NotUnderstood]) throws
    {
        try change(sql)
        let store = try bench.store()
        #expect(store.refusal == nil)
        #expect(store.items.map(\.summary.title) == ["Björk", "Ran", "Yi Yi"])
        #expect(store.items[1].summary.notUnderstood(knowing: [.tmdb, .lastFM, .builtIn]) == parts)
        #expect(store.items[1].note?.text == "Storm")
        #expect(store.failureOfCheck == nil)
        #expect(try LibraryStore.openForReading(bench.location)?.items == store.items)
    }

    @Test(arguments: changes) func `The rest can be changed, and it stays as it is`(sql: String, parts: [NotUnderstood])
        throws
    {
        try change(sql)
        let before = try row()
        do {
            let store = try bench.store()
            try store.addFavourite(.homogenic)
            try store.removeFavourites([LibrarySummary.yiYi.subject])
        }
        #expect(try row() == before)
        #expect(try bench.store().items.map(\.summary.title) == ["Homogenic", "Björk", "Ran"])
    }

    @Test(arguments: changes) func `It can be noted, deleted and brought back`(sql: String, parts: [NotUnderstood])
        throws
    {
        try change(sql)
        let before = try row()
        let store = try bench.store()
        let item = store.items[1]
        let deleted = try store.delete(item.id)
        #expect(store.items.count == 2)
        #expect(try store.merge([deleted], as: .undo) == [.added])
        #expect(try row() == before)
        _ = try store.saveNote("Wind", about: item.summary, startedFrom: nil)
        #expect(try store.revisions(of: item.id).map(\.text) == ["Storm", "Wind"])
        #expect(try bench.store().items.first { $0.id == item.id }?.note?.text == "Wind")
        #expect(store.failureOfCheck == nil)
    }

    @Test func `A film of a known source whose date is not understood keeps its marks`() async throws {
        try change("released = 'about 1985'")
        let library = bench.library()
        _ = try await library.items()
        #expect(library.isFavourite(LibrarySummary.ran.subject))
        try await library.addFavourite(.ran)
        #expect(library.item(LibrarySummary.ran.subject)?.summary == .ran)
    }

    @Test func `A kind of a later version's is read`() throws {
        try change("kind = 'series'")
        do { try bench.connection().execute("PRAGMA user_version = \(LibrarySchema.version + 1)") }
        let store = try bench.store()
        #expect(
            store.refusal
                == .newerVersion(
                    path: bench.location.path, found: LibrarySchema.version + 1, known: LibrarySchema.version))
        #expect(store.items.map(\.id.kind.rawValue) == ["artist", "series", "movie"])
    }

    @Test func `A rule of the file's that is broken is no damage`() throws {
        do {
            try bench.connection().execute(
                "CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT raise(ABORT, 'no more'); END")
        }
        let store = try bench.store()
        #expect(store.refusal == nil)
        let code = Int(SQLiteFailure.brokenByTrigger.code)
        #expect(throws: LibraryFailure.database(path: bench.location.path, code: code)) {
            try store.addFavourite(.homogenic)
        }
        #expect(store.items.count == 3)
    }

    @Test(arguments: ["DROP TABLE note", "ALTER TABLE entry RENAME TO thing", "PRAGMA user_version = 0"])
    func `A library without the tables of one is no damage`(sql: String) throws {
        do { try bench.connection().execute(sql) }
        let unknown = LibraryFailure.unknownForm(path: bench.location.path)
        do throws(LibraryFailure) {
            let store = try bench.opener().open()
            #expect(store.refusal == unknown)
            #expect(store.items.count == 3)
        } catch {
            #expect(error == unknown)
        }
    }

    private func change(_ sql: String) throws {
        try bench.connection().execute(
            "UPDATE entry SET \(sql) WHERE title = 'Ran'")
    }

    /// All its columns except the row id.
    private func row() throws -> [String?] {
        let columns = "kind, source, key, title, subtitle, released, favourite, added"
        return try bench.connection().rows("SELECT \(columns) FROM entry WHERE title = 'Ran'") { row in
            (0..<8).map { row.text($0) }
        }.first ?? []
    }
}

extension SQLiteFailure {
    /// `SQLITE_CONSTRAINT_TRIGGER`, which is a macro.
    fileprivate static let brokenByTrigger = SQLiteFailure(code: 19 | 7 << 8)
}

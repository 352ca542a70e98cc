import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// The reading list in the library's file.
struct LibraryReadingTests {
    private let bench: LibraryBench
    private let library: SQLiteLibrary
    private let subject = LibrarySummary.ulysses.subject

    init() throws {
        bench = try LibraryBench()
        library = bench.library()
    }

    @Test(arguments: [
        Standing(), Standing(state: .wanted), .full,
        Standing(since: [.done: .day("2024-02-29"), .wanted: .day("2023-01-01")]), Standing(isbn: "not one", pages: 1),
        Standing(
            storedState: "abandoned", storedDays: ["abandoned": "2026-01-01", "read": "one summer"], rating: nil,
            isbn: nil, pages: nil),
    ])
    func `What is kept of a book is there after a restart`(standing: Standing) async throws {
        try await library.setStanding(standing, of: .ulysses)
        #expect(library.standing(subject) == standing)
        let item = LibraryItem(summary: .ulysses, isFavourite: false, added: bench.clock.now, standing: standing)
        #expect(try await bench.library().items() == [item])
        #expect(try bench.store().failureOfCheck == nil)
    }

    @Test func `What is set replaces what was kept of the standing, not what the book is`() async throws {
        try await library.setStanding(.full, of: .ulysses)
        let summary = LibrarySummary(subject: subject, title: "Ulysses, corrected")
        try await library.setStanding(Standing(state: .done), of: summary)
        let item = try #require(try await bench.library().items().first)
        #expect(item.standing == Standing(state: .done))
        #expect(item.summary == .ulysses)
    }

    @Test func `An edit changes the fields that differ, and tells what others have made of them`() async throws {
        try await library.setStanding(.full, of: .ulysses)
        let before = ShelfBook(try #require(try await bench.library().items().first))
        var theirs = before
        (theirs.title, theirs.pages) = ("Ulysses, corrected", 700)
        #expect(try await library.edit(subject, from: before, to: theirs) == nil)

        var mine = before
        mine.author = "J. Joyce"
        #expect(try await library.edit(subject, from: before, to: mine) == nil)
        mine.title = "Odysseus"
        var both = theirs
        both.author = "J. Joyce"
        #expect(try await library.edit(subject, from: before, to: mine) == both)
        #expect(ShelfBook(try #require(try await bench.library().items().first)) == both)
        #expect(try await bench.library().items().first?.standing?.rating == Standing.full.rating)
    }

    @Test func `What is not on the list cannot be edited`() async throws {
        let book = ShelfBook(title: "Ulysses", author: "")
        await #expect(throws: LibraryFailure.notFound) { try await library.edit(subject, from: book, to: book) }
    }

    @Test func `A change counts as soon as it is ordered`() async throws {
        try await library.setStanding(Standing(state: .wanted), of: .ulysses)
        let lock = try bench.connection()
        try lock.execute("BEGIN IMMEDIATE")
        let change = Task { try await library.setStanding(.full, of: .ulysses) }
        #expect(await eventually { library.standing(subject) == .full })
        #expect(library.item(subject)?.standing == Standing(state: .wanted))
        try lock.execute("ROLLBACK")
        try await change.value
        #expect(library.item(subject)?.standing == .full)
    }

    @Test func `A change that fails counts no more`() async throws {
        try await library.setStanding(Standing(state: .wanted), of: .ulysses)
        let lock = try bench.connection()
        try lock.execute("BEGIN IMMEDIATE")
        let impatient = bench.library(patience: 0)
        await #expect(throws: LibraryFailure.busy(path: bench.location.path)) {
            try await impatient.setStanding(.full, of: .ulysses)
        }
        #expect(impatient.standing(subject) == Standing(state: .wanted))
    }

    @Test func `Another process's standing is seen`() async throws {
        let other = bench.library()
        _ = try await other.items()
        try await library.setStanding(.full, of: .ulysses)
        #expect(try await other.items().first?.standing == .full)
        #expect(other.standing(subject) == .full)
    }

    @Test func `What is no favourite any more, or has lost its note, stays while it has a standing`() async throws {
        try await library.addFavourite(.ulysses)
        _ = try await library.saveNote("Yes", about: .ulysses, startedFrom: nil)
        try await library.setStanding(.full, of: .ulysses)
        let favourites = try await library.removeFavourites([subject])
        let note = try #require(try await library.removeNoteAsItIs(subject))
        #expect(favourites.map(\.item.standing) == [nil] && note.item.standing == nil)
        let item = try #require(try await bench.library().items().first)
        #expect((item.isFavourite, item.note, item.standing) == (false, nil, .full))

        try await library.removeStanding(subject)
        try await library.restore(favourites + [note])
        let restored = try #require(try await bench.library().items().first)
        #expect(restored.isFavourite && restored.note?.text == "Yes" && restored.standing == nil)
    }

    @Test func `A favourite without a note stays in the file for its standing`() async throws {
        try await library.addFavourite(.ulysses)
        try await library.setStanding(.full, of: .ulysses)
        try await library.removeFavourites([subject])
        #expect(try await bench.library().items().map(\.standing) == [.full])
    }

    @Test func `What leaves the list stays as far as it is a favourite or has a note`() async throws {
        try await library.addFavourite(.ulysses)
        _ = try await library.saveNote("Yes", about: .ulysses, startedFrom: nil)
        try await library.setStanding(.full, of: .ulysses)
        let removed = try #require(try await library.removeStanding(subject))
        #expect(removed.item.standing == .full && !removed.item.isFavourite && removed.item.note == nil)
        #expect(library.standing(subject) == nil)
        let item = try #require(try await bench.library().items().first)
        #expect(item.isFavourite && item.note?.text == "Yes" && item.standing == nil)
        #expect(try await library.removeStanding(subject) == nil)

        try await library.restore(removed)
        #expect(try await bench.library().items().first?.standing == .full)
    }

    @Test func `What had nothing but its standing is gone without it, and comes back`() async throws {
        try await library.setStanding(.full, of: .ulysses)
        let removed = try #require(try await library.removeStanding(subject))
        #expect(try await bench.library().items().isEmpty)
        #expect(try bench.connection().number("SELECT count(*) FROM entry") == 0)
        #expect(try bench.connection().number("SELECT count(*) FROM standing_day") == 0)
        try await library.restore(removed)
        #expect(try await bench.library().items() == [removed.item])
    }

    @Test func `Undoing a delete brings the standing back`() async throws {
        try await library.setStanding(.full, of: .ulysses)
        let deleted = try await library.delete(subject)
        #expect(library.standing(subject) == nil)
        #expect(deleted.item.standing == .full)
        try await library.restore(deleted)
        #expect(try await bench.library().items() == [deleted.item])
    }

    @Test func `What was set since a delete stays when that is undone; what it does not say comes back`() async throws {
        try await library.setStanding(.full, of: .ulysses)
        let deleted = try await library.delete(subject)
        let later = Standing(state: .done, since: [.done: .day("2026-03-01")], rating: .stars(2))
        try await library.setStanding(later, of: .ulysses)
        try await library.restore(deleted)
        let standing = try #require(try await bench.library().items().first?.standing)
        #expect((standing.state, standing.rating) == (.done, .stars(2)))
        #expect((standing.isbn, standing.pages) == (Standing.full.isbn, Standing.full.pages))
        #expect(standing.since[.wanted] == Standing.full.since[.wanted])
    }

    @Test(arguments: [("2026-01-05", Standing.State.done), ("2026-01-01", .begun)])
    func `Of two accounts of one book the state with the later day counts`(day: String, expected: Standing.State)
        throws
    {
        let store = try bench.store()
        try store.setStanding(Standing(state: .begun, since: [.begun: .day("2026-01-03")]), of: .ulysses)
        let other = Standing(state: .done, since: [.done: .day(day)], rating: .stars(5))
        let item = LibraryItem(summary: .ulysses, isFavourite: false, added: 5, standing: other)
        #expect(try store.merge([LibraryRecord(item: item, revisions: [])]) == [.changed])
        #expect(store.items.first?.standing?.state == expected)
        #expect(store.items.first?.standing?.rating == .stars(5))
        #expect(store.items.first?.standing?.since[.done] == .day(day))
        #expect(try store.merge([LibraryRecord(item: item, revisions: [])]) == [.unchanged])
    }

    @Test(arguments: [
        (Standing(pages: 0), LibraryFailure.outOfRange(.pages)), (Standing(pages: 100_001), .outOfRange(.pages)),
        (
            Standing(isbn: String(repeating: "9", count: LibraryLimits.isbn + 1)),
            .tooLong(.isbn, limitInBytes: LibraryLimits.isbn)
        ),
        (
            Standing(
                storedState: String(repeating: "s", count: LibraryLimits.readingState + 1), storedDays: [:],
                rating: nil, isbn: nil, pages: nil),
            .tooLong(.readingState, limitInBytes: LibraryLimits.readingState)
        ),
    ])
    func `What says nothing is refused, and the book is not on the list`(standing: Standing, failure: LibraryFailure)
        async throws
    {
        await #expect(throws: failure) { try await library.setStanding(standing, of: .ulysses) }
        #expect(library.standing(subject) == nil)
        #expect(try await library.items().isEmpty)
    }

    @Test func `An ISBN of nothing is none`() async throws {
        try await library.setStanding(Standing(isbn: " "), of: .ulysses)
        #expect(try await bench.library().items().first?.standing == Standing())
    }

    /// One of version 3 that is still running deletes entries as it knows them.
    @Test func `A program that knows no standings cannot take away an entry that has one`() async throws {
        try await library.setStanding(.full, of: .ulysses)
        let connection = try bench.connection()
        try connection.execute("PRAGMA foreign_keys = ON")
        #expect(throws: SQLiteFailure.self) { try connection.run("DELETE FROM entry") }
        #expect(try await bench.library().items().map(\.standing) == [.full])
    }

    @Test func `What this version does not understand of a standing is said, and stays when the rest is changed`()
        async throws
    {
        try await library.setStanding(.full, of: .ulysses)
        do {
            try bench.connection().execute(
                """
                UPDATE standing SET state = 'abandoned';
                INSERT INTO standing_day SELECT entry, 'abandoned', 'last week' FROM standing
                """)
        }
        var standing = try #require(try await library.items().first?.standing)
        #expect(standing.state == nil)
        #expect(standing.notUnderstood == [.readingState("abandoned"), .date("last week")])
        standing.rating = .stars(1)
        standing.since[.wanted] = nil
        try await library.setStanding(standing, of: .ulysses)
        let kept = try #require(try await bench.library().items().first?.standing)
        #expect(kept.storedState == "abandoned" && kept.storedDays["abandoned"] == "last week")
        #expect(kept.rating == .stars(1) && kept.since[.wanted] == nil && kept.since[.begun] == .day("2026-01-02"))
    }

    @Test func `Of a damaged list the books stay, and the standings that can be read`() throws {
        var numbers: [Int] = []
        do {
            let store = try bench.store()
            for number in 1...400 {
                let summary = LibrarySummary(
                    subject: .book(BookID(source: .ownBooks, key: "\(number)")), title: "Book \(number)")
                try store.addFavourite(summary)
                try store.setStanding(Standing(state: .done, isbn: "isbn of book \(number)"), of: summary)
            }
            numbers = store.items.compactMap { Int($0.id.id.key) }
            try store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        try bench.spoilPage(with: "isbn of book 200")
        let store = try bench.store()
        #expect(store.refusal == .damaged(path: bench.location.path))
        #expect(store.items.compactMap { Int($0.id.id.key) } == numbers)
        let standings = store.items.compactMap(\.standing)
        #expect((200..<400).contains(standings.count))
        #expect(standings.allSatisfy { $0.isbn?.hasPrefix("isbn of book ") == true })
    }
}

extension LibrarySummary {
    static let ulysses = LibrarySummary(
        subject: .book(BookID(source: .ownBooks, key: "6B29FC40-CA47-1067-B31D-00DD010662DA")), title: "Ulysses",
        subtitle: "James Joyce", released: CalendarDate(iso8601: "1922-02-02"))
}

extension Standing {
    static let full = Standing(
        state: .begun, since: [.wanted: .day("2025-12-31"), .begun: .day("2026-01-02")], rating: .stars(4),
        isbn: "978-0-141-18280-3", pages: 933)
}

extension CalendarDate {
    static func day(_ text: String) -> CalendarDate {
        guard let date = CalendarDate(iso8601: text) else { preconditionFailure("\(text) is no day") }
        return date
    }
}

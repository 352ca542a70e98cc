import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import BookShelf
@testable import HTTP
@testable import LibraryStore
@testable import Storage

/// The reading list on a service: what is done here arrives there, once, and the other way round.
struct SharedShelfTests {
    /// The ancestor swapped the keys of pages and date (1a), and sent the seconds until the date in its place (1b).
    @Test func `A book is sent with each field under its own name, and the date as a day`() async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma", isbn: "978-0-14-143958-7", pages: 474)
        try await bench.synchronize()
        #expect(
            try await bench.served() == [
                ServedBook(
                    id: .number(1), isbn: "978-0-14-143958-7", title: "Emma", author: "Somebody", pages: 474,
                    releaseDate: "1999-12-31")
            ])
        let post = try #require(try await bench.requests("POST").first)
        #expect(post.path == "/books")
        #expect(post.headers["content-type"] == "application/vnd.fortech.book-creation+json")
        #expect(post.headers["accept"]?.hasPrefix("application/vnd.fortech.book+json") == true)
        let get = try #require(try await bench.requests("GET").first)
        #expect(get.headers["accept"]?.hasPrefix("application/vnd.fortech.books-list+json") == true)
        #expect(bench.shelf.state == .asking)
    }

    /// The ancestor kept nothing of what the service had (1c): without the service there was no list.
    @Test func `What the service has is kept, and is there without it`() async throws {
        let bench = try await ShelfBench()
        _ = try await bench.server.ask(
            "POST /books",
            #"{"ISBN":"0141439580","Title":"Emma","Author":"Jane Austen","Pages":474,"ReleaseDate":"1815-12-23"}"#)
        try await bench.synchronize()
        await bench.server.stop()
        let item = try #require(try await bench.bench.library().items().first)
        #expect(item.id.source == .ownBooks)
        #expect((item.summary.title, item.summary.subtitle) == ("Emma", "Jane Austen"))
        #expect(item.summary.released == CalendarDate(iso8601: "1815-12-23"))
        #expect(item.standing == Standing(isbn: "0141439580", pages: 474))
        #expect(await bench.shelf.synchronizeOnce() != nil)
        #expect(try await bench.titles == ["Emma"])
    }

    /// In the ancestor that ended in an error each time (1c), since the local list did not know the book.
    @Test func `A book of the service's is deleted there and here`() async throws {
        let bench = try await ShelfBench()
        _ = try await bench.server.ask("POST /books", #"{"Title":"Emma"}"#)
        try await bench.synchronize()
        let subject = try #require(try await bench.library.items().first?.id)
        _ = try await bench.library.delete(subject)
        try await bench.synchronize()
        #expect(try await bench.served().isEmpty)
        #expect(try await bench.shelf.pending().isEmpty)
    }

    /// A good answer without a body was an error to the ancestor, whose answer it then ignored (1d).
    @Test(arguments: [0, 1]) func `An answer without a body is success`(etags: Int) async throws {
        let bench = try await ShelfBench(["books_empty": 1, "books_etags": etags])
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        #expect(try await bench.requests("POST").map(\.status) == [204])
        #expect(try await bench.shelf.pending().isEmpty)
        try await bench.edit(subject, title: "Emma, revised")
        try await bench.synchronize()
        #expect(try await bench.served().map(\.title) == ["Emma, revised"])
        _ = try await bench.library.delete(subject)
        try await bench.synchronize()
        #expect(try await bench.served().isEmpty)
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.requests("POST").count == 1)
    }

    /// An error was text of the system's to the ancestor, the same for all (1e).
    @Test func `Why the service cannot be asked is told apart`() async throws {
        // The client tries a lost connection again by itself.
        let bench = try await ShelfBench(time: TimeSpy())
        try await bench.add("Emma")
        for (fault, isExpected) in [
            ("http-503", { $0 == .unavailable(status: 503) }),
            ("http-401", { if case .refused(401, _) = $0 { true } else { false } }),
            ("http-404", { if case .refused(404, _) = $0 { true } else { false } }),
            ("error-html-200", { $0 == .unreadable(status: 200) }),
            ("reset", { $0 == .connectionLost(host: "127.0.0.1") }),
        ] as [(String, (CatalogFailure) -> Bool)] {
            try await bench.server.spoil([FixtureServer.Fault(fault)])
            guard case .service(let failure)? = await bench.shelf.synchronizeOnce() else {
                Issue.record("\(fault) was no failure")
                continue
            }
            #expect(isExpected(failure), "\(fault): \(failure)")
            #expect(try await bench.shelf.pending().map(\.state) == [.waiting])
        }
        await bench.server.stop()
        guard case .service(.connectionRefused)? = await bench.shelf.synchronizeOnce() else {
            Issue.record("nobody listened")
            return
        }
    }

    /// Of the ancestor's additions without the service none was ever sent, and they vanished when it was back (1f).
    @Test func `What is done without the service is sent in its order when it is back, and nothing vanishes`()
        async throws
    {
        let bench = try await ShelfBench()
        try await bench.server.spoil([FixtureServer.Fault("http-503")])
        for title in ["One", "Two", "Three"] { try await bench.add(title) }
        #expect(await bench.shelf.synchronizeOnce() != nil)
        #expect(try await bench.titles == ["One", "Three", "Two"])
        try await bench.server.spoil([])
        try await bench.synchronize()
        #expect(try await bench.served().map(\.title) == ["One", "Two", "Three"])
        #expect(try await bench.titles == ["One", "Three", "Two"])
        try await bench.synchronize()
        #expect(try await bench.requests("POST").count == 3)
    }

    /// The ancestor's list heard of a deletion twice, and found out only by an index (1j).
    @Test func `A book that is deleted here and elsewhere is deleted once, and that is no failure`() async throws {
        let bench = try await ShelfBench()
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        _ = try await bench.library.delete(subject)
        _ = try await bench.server.ask("DELETE /books/1")
        try await bench.synchronize()
        try await bench.synchronize()
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.library.items().isEmpty)
        #expect(try await bench.requests("DELETE").isEmpty == false)
    }

    @Test(arguments: [0, 1]) func `The service's ids may be numbers or texts`(areTexts: Int) async throws {
        let bench = try await ShelfBench(["books_text_ids": areTexts])
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        try await bench.edit(subject, title: "Emma, revised")
        try await bench.synchronize()
        #expect(try await bench.requests("PUT").map(\.path) == [areTexts == 1 ? "/books/b-1" : "/books/1"])
        #expect(try await bench.served().map(\.title) == ["Emma, revised"])
        #expect(try await bench.library.items().map(\.id) == [subject])
    }

    @Test func `State, rating and note stay here, and their change alone is not sent`() async throws {
        let bench = try await ShelfBench()
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        var standing = try #require(bench.library.standing(subject))
        (standing.state, standing.rating) = (.done, .stars(5))
        let summary = try #require(bench.library.item(subject)?.summary)
        try await bench.library.setStanding(standing, of: summary)
        _ = try await bench.library.saveNote("Matchmaking", about: summary, startedFrom: nil)
        try await bench.library.addFavourite(summary)
        #expect(try await bench.shelf.pending().isEmpty)
        try await bench.synchronize()
        #expect(try await bench.requests("PUT").isEmpty)
        _ = try await bench.server.ask("PUT /books/1", #"{"Title":"Emma, revised","Pages":480}"#)
        try await bench.synchronize()
        let item = try #require(bench.library.item(subject))
        #expect(item.summary.title == "Emma, revised" && item.standing?.pages == 480)
        #expect(item.standing?.state == .done && item.standing?.rating == .stars(5))
        #expect(item.note?.text == "Matchmaking" && item.isFavourite)
    }

    @Test func `Without the setting nothing is written down; with it, all books are sent`() async throws {
        let bench = try await ShelfBench()
        let plain = bench.bench.library()
        for number in 1...3 {
            try await plain.setStanding(
                Standing(),
                of: LibrarySummary(subject: .book(BookID(source: .ownBooks, key: "\(number)")), title: "\(number)"))
        }
        #expect(try bench.bench.connection().number("SELECT count(*) FROM shelf_change") == 0)
        try await bench.synchronize()
        #expect(try await bench.served().map(\.title) == ["1", "2", "3"])
        _ = try await plain.delete(.book(BookID(source: .ownBooks, key: "2")))
        #expect(try bench.bench.connection().number("SELECT count(*) FROM shelf_change") == 0)
        try await bench.synchronize()
        #expect(try await bench.served().map(\.title) == ["1", "3"])
    }

    @Test func `What is only a year here is no day there, and stays a year here`() async throws {
        let bench = try await ShelfBench()
        let summary = LibrarySummary(
            subject: .book(BookID(source: .ownBooks, key: "1")), title: "Emma", released: CalendarDate(year: 1815))
        try await bench.library.setStanding(Standing(), of: summary)
        try await bench.synchronize()
        #expect(try await bench.served().map(\.releaseDate) == [nil])
        _ = try await bench.server.ask("PUT /books/1", #"{"Title":"Emma","Pages":474}"#)
        try await bench.synchronize()
        #expect(bench.library.item(summary.subject)?.summary.released == CalendarDate(year: 1815))
        try await bench.synchronize()
        #expect(try await bench.requests("PUT").filter { $0.headers["idempotency-key"] != nil }.isEmpty)
    }

    /// Else both would send their own words by turns for ever.
    @Test func `A service that writes books in other words is not corrected`() async throws {
        let bench = try await ShelfBench(["books_plain": 1])
        try await bench.add("Emma ", isbn: "978-0-14-143958-7")
        for _ in 0..<3 { try await bench.synchronize() }
        #expect(try await bench.served().map(\.isbn) == ["9780141439587"])
        #expect(try await bench.requests("PUT").isEmpty)
        #expect(try await bench.requests("POST").count == 1)
        #expect(try await bench.library.items().map(\.summary.title) == ["Emma "])
    }

    @Test func `Another machine's additions, edits and deletions come in`() async throws {
        let bench = try await ShelfBench()
        let other = try await bench.other()
        let subject = try await bench.add("Emma")
        try await bench.add("Persuasion")
        try await bench.synchronize()
        try await other.synchronize()
        #expect(try await other.titles == ["Emma", "Persuasion"])
        let theirs = try #require(try await other.library.items().first { $0.summary.title == "Emma" })
        try await other.edit(theirs.id, title: "Emma, revised")
        let gone = try #require(try await other.library.items().first { $0.summary.title == "Persuasion" })
        _ = try await other.library.delete(gone.id)
        try await other.add("Sanditon")
        try await other.synchronize()
        try await bench.synchronize()
        #expect(try await bench.titles == ["Emma, revised", "Persuasion", "Sanditon"])
        #expect(bench.library.item(subject)?.standing?.rating == .stars(3))
        // It has a rating here, so it is asked about.
        #expect(try await bench.shelf.pending().map(\.book.title) == ["Persuasion"])
        #expect(try await bench.shelf.pending().map(\.state) == [.conflicting(theirs: nil)])
    }

    @Test func `What others have deleted goes at once where nothing of the reader's own would be lost`() async throws {
        let bench = try await ShelfBench()
        for title in ["Emma", "Persuasion", "Sanditon"] {
            _ = try await bench.server.ask("POST /books", "{\"Title\":\"\(title)\"}")
        }
        try await bench.synchronize()
        #expect(try await bench.titles == ["Emma", "Persuasion", "Sanditon"])
        _ = try await bench.server.ask("DELETE /books/1")
        try await bench.synchronize()
        #expect(try await bench.titles == ["Persuasion", "Sanditon"])
        #expect(try await bench.shelf.pending().isEmpty)
    }

    @Test func `A service that has lost its books takes none away here`() async throws {
        let bench = try await ShelfBench()
        for title in ["One", "Two", "Three"] { try await bench.add(title) }
        try await bench.synchronize()
        try await bench.server.reset()
        // Twice, and over a restart: the question stays the same.
        for _ in 0..<2 { try await bench.synchronize() }
        try await bench.library.withStore { store throws(LibraryFailure) in try store.catchUpWithShelf() }
        let pending = try await bench.shelf.pending()
        #expect(pending.map(\.book.title).sorted() == ["One", "Three", "Two"])
        #expect(pending.allSatisfy { $0.state == .conflicting(theirs: nil) })
        #expect(try await bench.titles == ["One", "Three", "Two"])
        for change in pending {
            try await bench.shelf.settle(change.id, keepingMine: change.book.title != "Two")
        }
        #expect(await eventually { (try? await bench.shelf.pending().isEmpty) == true })
        #expect(try await bench.served().map(\.title).sorted() == ["One", "Three"])
        #expect(try await bench.titles == ["One", "Three"])
    }

    @Test func `A service that has found its books again needs no answer`() async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma", pages: 474)
        try await bench.synchronize()
        try await bench.server.reset()
        try await bench.synchronize()
        #expect(try await bench.shelf.pending().count == 1)
        _ = try await bench.server.ask(
            "POST /books", #"{"Title":"Emma","Author":"Somebody","Pages":474,"ReleaseDate":"1999-12-31"}"#)
        try await bench.synchronize()
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.titles == ["Emma"])
        #expect(try await bench.served().count == 1)
    }

    @Test func `A list that cannot be read whole deletes nothing`() async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma")
        try await bench.synchronize()
        try await bench.server.spoil([FixtureServer.Fault("truncated-json", path: "/books", times: 1)])
        _ = await bench.shelf.synchronizeOnce()
        #expect(try await bench.titles == ["Emma"])
    }
}

import Entities
import Services
import Storage
import TestSupport
import Testing

@testable import BookShelf
@testable import LibraryStore

/// What is here and what is on the shelf come together without either losing what somebody wrote.
struct ShelfMergeTests {
    private static let catalogued = LibrarySummary(
        subject: .book(BookID(source: .openLibrary, key: "OL1W")), title: "Emma", subtitle: "Jane Austen",
        released: CalendarDate(year: 1815))

    @Test func `What a catalogue says of a book does not take back what another machine has written`() async throws {
        let bench = try await ShelfBench()
        try await bench.library.setStanding(Standing(state: .wanted, rating: .stars(3)), of: Self.catalogued)
        try await bench.synchronize()
        let other = try await bench.other()
        try await other.synchronize()
        let there = try #require(try await other.library.items().first)
        var book = ShelfBook(there)
        (book.title, book.released) = ("Emma, annotated", CalendarDate(iso8601: "2012-05-07"))
        #expect(try await other.library.edit(there.id, from: ShelfBook(there), to: book) == nil)
        try await other.synchronize()
        try await bench.synchronize()

        try await bench.library.addFavourite(Self.catalogued)
        _ = try await bench.library.saveNote("Again", about: Self.catalogued, startedFrom: nil)
        try await bench.library.setStanding(Standing(state: .done, rating: .stars(5)), of: Self.catalogued)
        try await bench.synchronize()

        let served = try await bench.served()
        #expect(served.map(\.title) == ["Emma, annotated"])
        #expect(served.map { $0.releaseDate?.prefix(10) } == ["2012-05-07"])
        let item = try #require(bench.library.item(Self.catalogued.subject))
        #expect((item.summary.title, item.isFavourite, item.standing?.rating) == ("Emma, annotated", true, .stars(5)))
    }

    @Test func `What was not changed here is sent as the shelf has it`() {
        let theirs = ShelfBook(
            title: "Emma", author: "Austen, Jane", isbn: "9780141439587", released: CalendarDate(iso8601: "2003-01-30"))
        let ours = ShelfBook(title: "Emma", author: "Jane Austen", isbn: "978-0-14-143958-7")
        let known = KnownShelfBook(subject: Self.catalogued.subject, id: "1", tag: nil, theirs: theirs, ours: ours)
        var edited = ours
        edited.title = "Emma!"
        var expected = theirs
        expected.title = "Emma!"
        #expect(known.sent(edited) == expected)
    }

    @Test(arguments: [(1, 0), (3, 0), (5, 3), (6, 0)])
    func `Where a shelf has lost its books nobody loses theirs unasked`(count: Int, left: Int) async throws {
        let bench = try await ShelfBench()
        for number in 1...count {
            try await bench.library.setStanding(Standing(), of: Self.book(number))
        }
        try await bench.synchronize()
        try await bench.lose(count - left)
        try await bench.synchronize()

        #expect(try await bench.titles.count == count)
        #expect(
            try await bench.shelf.pending().map(\.state)
                == Array(repeating: .conflicting(theirs: nil), count: count - left))
        #expect(try await bench.requests("POST").count == count, "Nothing is sent unasked either")
    }

    @Test func `What another machine has deleted goes here, too, while most of the shelf is there`() async throws {
        let bench = try await ShelfBench()
        for number in 1...6 { try await bench.library.setStanding(Standing(), of: Self.book(number)) }
        try await bench.synchronize()
        try await bench.lose(2)
        try await bench.synchronize()

        #expect(try await bench.titles.count == 4)
        #expect(try await bench.shelf.pending().isEmpty)
    }

    @Test func `What two machines change of different fields is no conflict, and neither is lost`() async throws {
        let (bench, other, subject) = try await shared()
        try await other.change(try #require(try await other.library.items().first).id) { $0.pages = 512 }
        try await other.synchronize()
        try await bench.change(subject) { $0.title = "Emma, annotated" }
        try await bench.synchronize()

        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.served().map(\.title) == ["Emma, annotated"])
        #expect(try await bench.served().map(\.pages) == [512])
        #expect(bench.library.item(subject)?.standing?.pages == 512)
    }

    @Test func `Who keeps theirs in a conflict keeps what others have changed beside it`() async throws {
        let (bench, other, subject) = try await shared()
        try await other.change(try #require(try await other.library.items().first).id) {
            ($0.title, $0.pages) = ("Emma (theirs)", 512)
        }
        try await other.synchronize()
        try await bench.change(subject) { $0.title = "Emma (mine)" }
        try await bench.synchronize()
        let conflict = try #require(try await bench.shelf.pending().first)
        #expect(conflict.state != .waiting)
        try await bench.shelf.settle(conflict.id, keepingMine: true)
        #expect(await eventually { (try? await bench.shelf.pending().isEmpty) == true })

        #expect(try await bench.served().map(\.title) == ["Emma (mine)"])
        #expect(try await bench.served().map(\.pages) == [512])
        #expect(bench.library.item(subject)?.standing?.pages == 512)
    }

    @Test func `A service that was set up anew has the same books, under other ids`() async throws {
        let bench = try await ShelfBench()
        for number in 1...6 { try await bench.library.setStanding(Standing(), of: Self.book(number)) }
        try await bench.synchronize()
        try await bench.lose(6)
        for number in 1...6 {
            _ = try await bench.server.ask(
                "POST /books", "{\"Title\":\"Book \(number)\",\"Author\":\"Somebody\"}")
        }
        try await bench.synchronize()

        #expect(try await bench.titles == (1...6).map { "Book \($0)" })
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.served().count == 6)
    }

    @Test func `A shelf that was empty for one answer leaves nothing behind`() async throws {
        let bench = try await ShelfBench()
        _ = try await bench.server.ask("POST /books", #"{"Title":"Emma ","Author":"Jane  Austen"}"#)
        try await bench.synchronize()
        let before = try await bench.titles
        try await bench.lose(1)
        try await bench.synchronize()
        #expect(try await bench.shelf.pending().count == 1)
        _ = try await bench.server.ask("POST /books", #"{"Title":"Emma","Author":"Jane Austen"}"#)
        try await bench.synchronize()

        #expect(try await bench.titles.count == before.count)
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.served().count == 1)
    }

    /// A book that two machines have.
    private func shared() async throws -> (bench: ShelfBench, other: ShelfBench, subject: LibrarySubject) {
        let bench = try await ShelfBench()
        let subject = try await bench.add("Emma", pages: 474)
        try await bench.synchronize()
        let other = try await bench.other()
        try await other.synchronize()
        return (bench, other, subject)
    }

    @Test(arguments: ["978-0-14-143958-7", "9780141439587", "0-14-143958-0", "0141439580"])
    func `One number is one book, however it is written`(isbn: String) async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma", isbn: "9780141439587")
        try await bench.synchronize()
        let other = try await bench.other()
        try await other.add("Emma", isbn: isbn)
        try await other.synchronize()

        #expect(try await bench.served().count == 1)
        #expect(try await other.titles == ["Emma"])
        #expect(try await other.shelf.pending().isEmpty)
    }

    @Test func `One number with other words is asked about`() async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma", isbn: "9780141439587")
        try await bench.synchronize()
        let other = try await bench.other()
        try await other.add("Emma (Penguin Classics)", isbn: "0141439580")
        try await other.synchronize()

        #expect(try await bench.served().map(\.title) == ["Emma"])
        #expect(try await other.titles == ["Emma (Penguin Classics)"])
        guard case .conflicting(let theirs?)? = try await other.shelf.pending().first?.state else {
            Issue.record("\(try await other.shelf.pending())")
            return
        }
        #expect(theirs.title == "Emma")
    }

    @Test(arguments: ["", "/", "//"])
    func `A shelf is the same with a slash at the end of its address`(ending: String) async throws {
        let bench = try LibraryBench()
        let subject = Self.book(1).subject
        let known = KnownShelfBook(
            subject: subject, id: "1", tag: nil, theirs: ShelfBook(title: "A", author: ""),
            ours: ShelfBook(title: "A", author: ""))
        let before = try bench.store(shelf: "http://shelf.test/books" + ending)
        // As earlier versions kept it.
        try before.ofShelf { tables throws(SQLiteFailure) in
            try ShelfTables(connection: tables.connection, shelf: "http://shelf.test/books" + ending).put(known)
            return []
        }
        let after = try bench.store(shelf: "http://shelf.test/books")
        #expect(after.shelfTables?.shelf == "http://shelf.test/books")
        #expect(try after.shelfTables?.books().map(\.id) == ["1"])
    }

    @Test func `A book that is known under several spellings of an address is known once`() throws {
        let bench = try LibraryBench()
        let store = try bench.store(shelf: "http://shelf.test/books")
        let subject = Self.book(1).subject
        for ending in ["", "/", "//"] {
            try store.ofShelf { tables throws(SQLiteFailure) in
                try ShelfTables(connection: tables.connection, shelf: "http://shelf.test/books" + ending).put(
                    KnownShelfBook(
                        subject: subject, id: "1", tag: nil, theirs: ShelfBook(title: "A", author: ""),
                        ours: ShelfBook(title: "A", author: "")))
                return []
            }
        }
        let after = try bench.store(shelf: "http://shelf.test/books//")
        #expect(try after.shelfTables?.books().map(\.id) == ["1"])
    }

    private static func book(_ number: Int) -> LibrarySummary {
        LibrarySummary(
            subject: .book(BookID(source: .ownBooks, key: "b\(number)")), title: "Book \(number)", subtitle: "Somebody")
    }
}

extension ShelfBench {
    fileprivate func change(_ subject: LibrarySubject, _ body: (inout ShelfBook) -> Void) async throws {
        let before = ShelfBook(try #require(library.item(subject)))
        var book = before
        body(&book)
        #expect(try await library.edit(subject, from: before, to: book) == nil)
    }

    /// The service loses its first books.
    fileprivate func lose(_ count: Int) async throws {
        for book in try await served().prefix(count) {
            switch book.id {
            case .number(let number): _ = try await server.ask("DELETE /books/\(number)")
            case .text(let text): _ = try await server.ask("DELETE /books/\(text)")
            }
        }
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// What is written down for the shelf, with the change itself.
struct ShelfOutboxTests {
    private let bench: LibraryBench
    private let library: SQLiteLibrary
    private let subject = LibrarySummary.ulysses.subject

    init() throws {
        bench = try LibraryBench()
        library = SQLiteLibrary(location: bench.location, shelf: "http://a.test") { 1 }
    }

    @Test func `Each change of a book is written down in its order`() async throws {
        try await library.setStanding(Standing(pages: 1), of: .ulysses)
        let other = LibrarySummary(subject: .book(BookID(source: .ownBooks, key: "2")), title: "Dubliners")
        try await library.setStanding(Standing(), of: other)
        let changes = try await pending()
        #expect(changes.map(\.kind) == [.added, .added])
        #expect(changes.map(\.book.title) == ["Ulysses", "Dubliners"])
        #expect(changes[0].book.released == LibrarySummary.ulysses.released && changes[0].book.pages == 1)
    }

    @Test func `What fails is not written down, and what cannot be written down fails`() async throws {
        try await library.setStanding(Standing(), of: .ulysses)
        do {
            try bench.connection().execute(
                "CREATE TRIGGER no BEFORE UPDATE ON shelf_change BEGIN SELECT raise(ABORT, 'no'); END")
        }
        await #expect(throws: LibraryFailure.self) { try await library.setStanding(Standing(pages: 7), of: .ulysses) }
        #expect(library.standing(subject)?.pages == nil)
        #expect(try await bench.library().items().first?.standing?.pages == nil)
    }

    @Test func `Edits of what was not sent are one change`() async throws {
        for pages in 1...3 { try await library.setStanding(Standing(pages: pages), of: .ulysses) }
        #expect(try await pending().map(\.kind) == [.added])
        #expect(try await pending().map(\.book.pages) == [3])
    }

    @Test func `What is added and deleted before it was sent is nothing`() async throws {
        try await library.setStanding(Standing(), of: .ulysses)
        let deleted = try await library.delete(subject)
        #expect(try await pending().isEmpty)
        try await library.restore(deleted)
        #expect(try await pending().map(\.kind) == [.added])
    }

    @Test func `An edit that is undone is nothing, a deletion that is undone neither`() async throws {
        try await addSent()
        try await library.setStanding(Standing(pages: 9), of: .ulysses)
        #expect(try await pending().map(\.kind) == [.edited])
        try await library.setStanding(Standing(), of: .ulysses)
        #expect(try await pending().isEmpty)
        let deleted = try await library.delete(subject)
        #expect(try await pending().map(\.kind) == [.deleted])
        #expect(try await pending().map(\.book.title) == ["Ulysses"])
        try await library.restore(deleted)
        #expect(try await pending().isEmpty)
    }

    @Test func `What leaves the standing list alone leaves the shelf`() async throws {
        try await addSent()
        try await library.addFavourite(.ulysses)
        let removed = try #require(try await library.removeStanding(subject))
        #expect(try await pending().map(\.kind) == [.deleted])
        try await library.restore(removed)
        #expect(try await pending().isEmpty)
    }

    @Test func `What may have been sent is not changed: what comes after it is a change of its own`() async throws {
        try await library.setStanding(Standing(), of: .ulysses)
        let sent = try #require(try await next())
        try await library.setStanding(Standing(pages: 2), of: .ulysses)
        try await library.setStanding(Standing(pages: 3), of: .ulysses)
        #expect(try await pending().map(\.kind) == [.added, .edited])
        #expect(try await pending().map(\.book.pages) == [nil, 3])
        // The one that may have been sent comes first, with the same key.
        #expect(try await next()?.request == sent.request)
        _ = try await library.delete(subject)
        #expect(try await pending().map(\.kind) == [.added, .deleted])
    }

    @Test func `A refusal holds up no other book, and is not sent again by itself`() async throws {
        try await library.setStanding(Standing(), of: .ulysses)
        let other = LibrarySummary(subject: .book(BookID(source: .ownBooks, key: "2")), title: "Dubliners")
        try await library.setStanding(Standing(), of: other)
        let first = try #require(try await next())
        try await library.withStore { store throws(LibraryFailure) in
            try store.shelfRefuses(first.id, status: 422, reason: "no")
        }
        #expect(try await next()?.book.title == "Dubliners")
        #expect(try await pending().first?.state == .refused(status: 422, reason: "no"))
        // Who corrects it sends it again, as another request.
        try await library.setStanding(Standing(pages: 5), of: .ulysses)
        let again = try #require(try await next())
        #expect(again.book.pages == 5 && again.request != first.request && again.kind == .added)
    }

    @Test func `Other kinds, and what is no book on the list, stay here`() async throws {
        try await library.addFavourite(.ulysses)
        _ = try await library.saveNote("Yes", about: .ulysses, startedFrom: nil)
        try await library.setStanding(Standing(state: .done), of: .ran)
        #expect(try await pending().isEmpty)
    }

    @Test func `Two addresses are two shelves`() async throws {
        try await addSent()
        let elsewhere = SQLiteLibrary(location: bench.location, shelf: "http://b.test") { 1 }
        try await elsewhere.withStore { store throws(LibraryFailure) in try store.catchUpWithShelf() }
        let changes = try await elsewhere.withStore { store throws(LibraryFailure) in try store.shelfChanges() }
        #expect(changes.map(\.kind) == [.added])
        #expect(try await pending().isEmpty)
    }

    private func pending() async throws -> [ShelfChange] {
        try await library.withStore { store throws(LibraryFailure) in try store.shelfChanges() }
    }

    private func next() async throws -> OutgoingChange? {
        try await library.withStore { store throws(LibraryFailure) in try store.nextForShelf() }
    }

    private func addSent() async throws {
        try await library.setStanding(Standing(), of: .ulysses)
        let sent = try #require(try await next())
        try await library.withStore { store throws(LibraryFailure) in
            try store.shelfHas(sent.id, as: ListedShelfBook(id: "7", book: sent.book))
        }
        #expect(try await pending().isEmpty)
    }
}

import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// Lists that somebody has made, in the library's file.
struct LibraryListTests {
    private let bench: LibraryBench
    private let list = LibrarySummary(subject: .makeOwnList(), title: "For the winter")

    init() throws {
        bench = try LibraryBench()
    }

    private func film(_ number: Int) -> LibrarySummary {
        LibrarySummary(
            subject: .movie(MovieID(number)), title: "Film \(number)", subtitle: "Original \(number)",
            released: CalendarDate(year: 1900 + number))
    }

    private func titles(_ store: LibraryStore) -> [String] {
        store.items.first { $0.id == list.subject }?.things.map(\.summary.title) ?? []
    }

    /// With films from 1 on.
    private func storeWithList(of count: Int) throws -> LibraryStore {
        let store = try bench.store()
        try store.addFavourite(list)
        for (number, position) in zip(1...count, FractionalPosition.spread(count)) {
            try store.place(ListedThing(film(number), at: position), in: list.subject)
        }
        return store
    }

    @Test func `A thing is in a list with what is known of it, and needs no entry of its own`() throws {
        let store = try storeWithList(of: 2)
        #expect(store.items.count == 1)
        let thing = try #require(try bench.store().items.first?.things.first)
        #expect(thing.summary == film(1) && thing.changed == bench.clock.now)
    }

    @Test func `It moves, and is taken out, and comes back by undo`() throws {
        let store = try storeWithList(of: 4)
        let things = try #require(store.items.first?.things)
        try store.place(
            ListedThing(film(4), at: things.position(of: film(4).subject, movedTo: 1)), in: list.subject)
        #expect(titles(store) == ["Film 1", "Film 4", "Film 2", "Film 3"])
        let removed = try #require(try store.takeOut(film(4).subject, of: list.subject))
        #expect(removed.item.things.count == 1 && !removed.item.isFavourite)
        #expect(titles(store) == ["Film 1", "Film 2", "Film 3"])
        #expect(try store.takeOut(film(4).subject, of: list.subject) == nil)
        #expect(try store.merge([removed], as: .undo) == [.changed])
        #expect(titles(try bench.store()) == ["Film 1", "Film 4", "Film 2", "Film 3"])
    }

    @Test func `What was taken out comes back by no file, and what is newer here stays where it is`() throws {
        let store = try storeWithList(of: 3)
        let file = store.records()
        bench.clock.advance(by: 10)
        _ = try store.takeOut(film(2).subject, of: list.subject)
        try store.place(ListedThing(film(3), at: .between(nil, FractionalPosition.spread(3)[0])), in: list.subject)
        #expect(titles(store) == ["Film 3", "Film 1"])
        #expect(try store.merge(file) == [.unchanged])
        #expect(titles(try bench.store()) == ["Film 3", "Film 1"])
    }

    @Test func `A list is deleted and comes back as it was, its description too`() throws {
        let store = try storeWithList(of: 3)
        _ = try store.saveNote("With snow in them", about: list, startedFrom: nil)
        let before = try #require(store.items.first)
        let record = try store.delete(list.subject)
        #expect(try bench.store().items.isEmpty)
        #expect(try store.connection.number("SELECT count(*) FROM listed") == 0)
        #expect(try store.merge([record], as: .undo) == [.added])
        #expect(try bench.store().items.first == before)
    }

    @Test func `A list that was deleted comes back by no file, but by undo`() throws {
        let store = try storeWithList(of: 3)
        let file = store.records()
        let record = try store.delete(list.subject)
        #expect(try store.tryOut(file) == [.unchanged])
        #expect(try store.takeIn(file) == [.unchanged])
        #expect(try bench.store().items.isEmpty)
        #expect(try store.merge([record], as: .undo) == [.added])
        _ = try store.takeOut(film(2).subject, of: list.subject)
        #expect(try store.takeIn(file) == [.unchanged])
        #expect(titles(try bench.store()) == ["Film 1", "Film 3"])
    }

    @Test func `A list that an import brought, and took back with it, comes by the next one`() throws {
        let file = try storeWithList(of: 3).records()
        let other = try LibraryBench().store()
        _ = try other.takeIn(file)
        _ = try other.takeBackImport()
        #expect(try other.takeIn(file) == [.added])
    }

    @Test func `A remark about a thing stays with it where it moves, in an export and in Markdown`() throws {
        let store = try storeWithList(of: 2)
        var thing = try #require(store.items.first?.things.last)
        thing.remark = "With *snow*"
        try store.place(thing, in: list.subject)
        let records = try bench.store().records()
        #expect(records.first?.item.things.map(\.remark) == [nil, "With *snow*"])
        #expect(
            LibraryText.text(of: records, format: .markdown).contains(
                "2. Film 2 (1902) · Original 2\n   With \\*snow\\*\n"))
        for form in [ExportFormat.json, .csv] {
            let file = try ImportedFile(Array(LibraryText.text(of: records, format: form).utf8))
            #expect(file.records.map(\.record.item.things) == records.map(\.item.things))
        }
    }

    @Test func `Only a list has things`() throws {
        let store = try bench.store()
        try store.addFavourite(film(1))
        for subject in [film(1).subject, LibrarySubject.makeOwnList()] {
            #expect(throws: LibraryFailure.notFound) {
                try store.place(ListedThing(film(2), at: .between(nil, nil)), in: subject)
            }
        }
    }

    @Test(arguments: [ExportFormat.json, .csv]) func `An export has it whole, and is imported as it was`(
        form: ExportFormat
    ) throws {
        let store = try storeWithList(of: 12)
        _ = try store.saveNote("With snow in them", about: list, startedFrom: nil)
        let text = LibraryText.text(of: store.records(), format: form)
        let file = try ImportedFile(Array(text.utf8))
        #expect(file.problems.isEmpty)
        let other = try LibraryBench().store()
        #expect(try other.takeIn(file.records.map(\.record)) == [.added])
        #expect(LibraryText.text(of: other.records(), format: form) == text)
        #expect(try other.takeIn(file.records.map(\.record)) == [.unchanged])
        #expect(try other.takeBackImport()?.whole == 1)
        #expect(other.items.isEmpty)
    }

    @Test func `Markdown has its things in their order`() throws {
        let store = try storeWithList(of: 2)
        let text = LibraryText.text(of: store.records(), format: .markdown)
        #expect(text.contains("\n1. Film 1 (1901) · Original 1\n2. Film 2 (1902) · Original 2\n"))
    }

    /// One is taken from the middle of a damaged file.
    @Test func `A position that is none is left out, and all else is there`() throws {
        _ = try storeWithList(of: 3)
        try bench.connection().execute("UPDATE listed SET position = '-' WHERE title = 'Film 2'")
        #expect(titles(try bench.store()) == ["Film 1", "Film 3"])
    }
}

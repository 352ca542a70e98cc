import Entities
import Services
import Testing

@testable import LibraryStore

struct LibraryDeleteTests {
    private let bench: LibraryBench
    private let library: SQLiteLibrary
    private let subject = LibrarySummary.ran.subject

    init() throws {
        bench = try LibraryBench()
        library = bench.library()
    }

    @Test func `A delete takes the item with its note and all revisions`() async throws {
        try await fill()
        _ = try await library.delete(subject)
        #expect(!library.isFavourite(subject))
        #expect(!library.hasNote(subject))
        #expect(try await bench.library().items().isEmpty)
        #expect(try await bench.library().revisions(of: subject).isEmpty)
    }

    @Test func `Undoing a delete brings all of it back`() async throws {
        try await fill()
        let (items, revisions) = (try await library.items(), try await library.revisions(of: subject))
        let deleted = try await library.delete(subject)
        bench.clock.advance(by: 60)
        try await library.restore(deleted)
        #expect(try await bench.library().items() == items)
        #expect(try await bench.library().revisions(of: subject) == revisions)
    }

    @Test func `What another process has deleted is not deleted twice`() async throws {
        try await fill()
        let other = bench.library()
        _ = try await other.items()
        _ = try await library.delete(subject)
        await #expect(throws: LibraryFailure.notFound) { try await other.delete(subject) }
    }

    @Test func `A later note survives the undoing of a delete`() async throws {
        try await fill()
        let deleted = try await library.delete(subject)
        bench.clock.advance(by: 60)
        _ = try await library.saveNote("Later", about: .ran, startedFrom: nil)
        try await library.restore(deleted)
        #expect(library.item(subject)?.note?.text == "Later")
        #expect(library.isFavourite(subject))
        #expect(try await library.revisions(of: subject).map(\.text).sorted() == ["First", "Later", "Second"])
    }

    @Test func `Texts that come back stand where they were written, before those of later`() async throws {
        try await fill()
        let deleted = try await library.delete(subject)
        bench.clock.advance(by: 60)
        let other = bench.library()
        let third = try await other.saveNote("Third", about: .ran, startedFrom: nil)
        bench.clock.advance(by: 60)
        _ = try await other.saveNote("Fourth", about: .ran, startedFrom: third.note.revision)
        try await library.restore(deleted)
        #expect(try await bench.library().revisions(of: subject).map(\.text) == ["First", "Second", "Third", "Fourth"])
        #expect(try await bench.library().items().first?.note?.text == "Fourth")
    }

    @Test func `Of too many texts the oldest go, though they came back last`() async throws {
        try await fill()
        let deleted = try await library.delete(subject)
        bench.clock.advance(by: 60)
        for number in 1...LibraryLimits.revisions - 1 {
            _ = try await library.saveNote("Later \(number)", about: .ran, startedFrom: nil)
        }
        try await library.restore(deleted)
        let texts = try await library.revisions(of: subject).map(\.text)
        #expect(texts.count == LibraryLimits.revisions)
        #expect(texts.prefix(2) == ["Second", "Later 1"])
        #expect(library.item(subject)?.note?.text == "Later \(LibraryLimits.revisions - 1)")
    }

    @Test func `Undoing twice changes nothing more`() async throws {
        try await fill()
        let deleted = try await library.delete(subject)
        try await library.restore(deleted)
        try await library.restore(deleted)
        #expect(try await library.items() == [deleted.item])
        #expect(try await library.revisions(of: subject) == deleted.revisions)
    }

    private func fill() async throws {
        try await library.addFavourite(.ran)
        let first = try await library.saveNote("First", about: .ran, startedFrom: nil)
        bench.clock.advance()
        _ = try await library.saveNote("Second", about: .ran, startedFrom: first.note.revision)
    }
}

import Entities
import Services
import Testing

@testable import LibraryStore

struct LibraryNoteTests {
    private let bench: LibraryBench
    private let library: SQLiteLibrary
    private let subject = LibrarySummary.yiYi.subject

    init() throws {
        bench = try LibraryBench()
        library = bench.library()
    }

    @Test(arguments: [
        "One line", "  spaces kept  ", "Several\nlines\r\n\twith tabs\n", "花樣年華 👩‍👩‍👧 e\u{301}",
        "quote's \"; DROP TABLE item; --",
    ])
    func `A note is kept as it was written`(text: String) async throws {
        _ = try await library.saveNote(text, about: .yiYi, startedFrom: nil)
        let note = try #require(try await bench.library().items().first?.note)
        #expect(Array(note.text.utf8) == Array(text.utf8))
        #expect(note.changed == bench.clock.now)
    }

    @Test func `NUL is taken out of a note`() async throws {
        _ = try await library.saveNote("before\0after", about: .yiYi, startedFrom: nil)
        #expect(try await bench.library().items().first?.note?.text == "beforeafter")
    }

    @Test func `An item is in the library for its note alone`() async throws {
        _ = try await library.saveNote("Later", about: .yiYi, startedFrom: nil)
        #expect(library.hasNote(subject))
        #expect(!library.isFavourite(subject))
        #expect(try await library.items().map(\.summary) == [.yiYi])
    }

    @Test func `The text before stays as a revision`() async throws {
        let first = try await library.saveNote("First", about: .yiYi, startedFrom: nil)
        bench.clock.advance()
        let second = try await library.saveNote("Second", about: .yiYi, startedFrom: first.note.revision)
        #expect(try await library.revisions(of: subject) == [first.note, second.note])
        #expect(second.note.revision > first.note.revision)
    }

    @Test func `A writer who knew the text before has overwritten nothing`() async throws {
        let first = try await library.saveNote("First", about: .yiYi, startedFrom: nil)
        #expect(first.overwritten == nil)
        let second = try await library.saveNote("Second", about: .yiYi, startedFrom: first.note.revision)
        #expect(second.overwritten == nil)
    }

    @Test func `A writer who did not know the text before wins, and is told of it`() async throws {
        let first = try await library.saveNote("First", about: .yiYi, startedFrom: nil)
        let other = bench.library()
        let second = try await other.saveNote("By the other", about: .yiYi, startedFrom: first.note.revision)
        let third = try await library.saveNote("By the one", about: .yiYi, startedFrom: first.note.revision)
        #expect(third.overwritten == second.note)
        #expect(try await other.items().first?.note == third.note)
        #expect(try await other.revisions(of: subject).map(\.text) == ["First", "By the other", "By the one"])
    }

    @Test func `The same text again is no new revision`() async throws {
        let first = try await library.saveNote("Same", about: .yiYi, startedFrom: nil)
        bench.clock.advance()
        let second = try await library.saveNote("Same", about: .yiYi, startedFrom: 1)
        #expect(second.note == first.note)
        #expect(try await library.revisions(of: subject).count == 1)
    }

    @Test func `A note that was removed can be had back from its revisions`() async throws {
        _ = try await library.saveNote("Gone", about: .yiYi, startedFrom: nil)
        try await library.removeNoteAsItIs(subject)
        #expect(!library.hasNote(subject))
        #expect(try await library.items().isEmpty)
        #expect(try await bench.library().revisions(of: subject).map(\.text) == ["Gone"])
    }

    @Test func `A note that was removed comes back as it was`() async throws {
        let first = try await library.saveNote("First", about: .yiYi, startedFrom: nil)
        bench.clock.advance()
        _ = try await library.saveNote("Second", about: .yiYi, startedFrom: first.note.revision)
        let (items, revisions) = (try await library.items(), try await library.revisions(of: subject))
        let removed = try #require(try await library.removeNoteAsItIs(subject))
        bench.clock.advance(by: 60)
        try await library.restore(removed)
        #expect(try await bench.library().items() == items)
        #expect(try await bench.library().revisions(of: subject) == revisions)
    }

    @Test func `A note that comes back makes nothing a favourite`() async throws {
        try await library.addFavourite(.yiYi)
        _ = try await library.saveNote("Gone", about: .yiYi, startedFrom: nil)
        let removed = try #require(try await library.removeNoteAsItIs(subject))
        try await library.removeFavourites([subject])
        try await library.restore(removed)
        #expect(!library.isFavourite(subject))
        #expect(library.hasNote(subject))
    }

    @Test func `Where there is no note none is removed`() async throws {
        #expect(try await library.removeNoteAsItIs(subject) == nil)
        try await library.addFavourite(.yiYi)
        #expect(try await library.removeNoteAsItIs(subject) == nil)
    }

    @Test func `The text that was written last stays, though the clock was set back`() async throws {
        for number in 1...LibraryLimits.revisions {
            _ = try await library.saveNote("Text \(number)", about: .yiYi, startedFrom: nil)
        }
        bench.clock.advance(by: -60)
        _ = try await library.saveNote("Last", about: .yiYi, startedFrom: nil)
        #expect(try await bench.library().items().first?.note?.text == "Last")
        #expect(try await library.revisions(of: subject).count == LibraryLimits.revisions)
    }

    @Test func `Who knew another text than the stored one does not remove it`() async throws {
        let first = try await library.saveNote("First", about: .yiYi, startedFrom: nil)
        let second = try await bench.library().saveNote("Second", about: .yiYi, startedFrom: first.note.revision)
        for known in [nil, first.note.revision] {
            #expect(try await library.removeNote(subject, startedFrom: known) == .newer(second.note))
        }
        #expect(library.hasNote(subject))
        #expect(try await bench.library().items().first?.note == second.note)
    }

    @Test func `A favourite stays one without its note`() async throws {
        try await library.addFavourite(.yiYi)
        _ = try await library.saveNote("Gone", about: .yiYi, startedFrom: nil)
        try await library.removeNoteAsItIs(subject)
        #expect(try await library.items() == [LibraryItem(summary: .yiYi, isFavourite: true, added: bench.clock.now)])
    }

    @Test func `Old texts stay when something is no favourite any more, but do not list it`() async throws {
        try await library.addFavourite(.yiYi)
        _ = try await library.saveNote("Gone", about: .yiYi, startedFrom: nil)
        try await library.removeNoteAsItIs(subject)
        try await library.removeFavourites([subject])
        #expect(try await library.items().isEmpty)
        #expect(try await library.revisions(of: subject).map(\.text) == ["Gone"])
    }

    @Test func `What comes back into the list has the date of its return`() async throws {
        _ = try await library.saveNote("Gone", about: .yiYi, startedFrom: nil)
        try await library.removeNoteAsItIs(subject)
        bench.clock.advance(by: 60)
        try await library.addFavourite(.yiYi)
        #expect(try await library.items().first?.added == bench.clock.now)
    }

    @Test func `The oldest of too many revisions go, the current one stays`() async throws {
        for number in 1...LibraryLimits.revisions + 3 {
            _ = try await library.saveNote("Text \(number)", about: .yiYi, startedFrom: nil)
        }
        let texts = try await library.revisions(of: subject).map(\.text)
        #expect(texts.count == LibraryLimits.revisions)
        #expect(texts.first == "Text 4")
        #expect(library.item(subject)?.note?.text == texts.last)
    }

    @Test func `What was never written about has no revisions`() async throws {
        #expect(try await library.revisions(of: subject).isEmpty)
    }
}

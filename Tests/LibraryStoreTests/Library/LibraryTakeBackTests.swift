import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// What a program takes back of its own, beside another one that has changed the same things.
struct LibraryTakeBackTests {
    private let bench: LibraryBench
    private let library: SQLiteLibrary
    private let other: SQLiteLibrary

    init() throws {
        bench = try LibraryBench()
        library = bench.library()
        other = bench.library()
    }

    private var stored: LibraryItem? {
        get async throws { try await bench.library().items().first }
    }

    private static let today = CalendarDate(iso8601: "2026-11-20")

    private static func event(
        rating: Int? = nil, note: String? = nil, tags: [String] = []
    ) -> DiaryEvent {
        DiaryEvent(
            id: .init(text: "a"), day: today, rating: rating.flatMap { .stars($0) }, note: note, tags: tags, changed: 0)
    }

    @Test func `A standing that nobody has changed since is as before, and nothing is left of a thing without one`()
        async throws
    {
        let (wanted, done) = (Standing(state: .wanted), Standing(state: .done, rating: .stars(3)))
        try await library.setStanding(wanted, of: .ran)
        try await library.setStanding(done, of: .ran)
        let second = LibraryStep(of: .ran, from: { $0.standing = wanted }, to: { $0.standing = done })
        #expect(try await library.takeBack(second) == .whole)
        #expect(try await stored?.standing == wanted && library.standing(LibrarySummary.ran.subject) == wanted)
        #expect(try await library.takeBack(LibraryStep(of: .ran, to: { $0.standing = wanted })) == .whole)
        #expect(try await stored == nil)
        #expect(try bench.connection().number("SELECT count(*) FROM entry") == 0)
    }

    @Test func `What another program has said since stays`() async throws {
        let (mine, theirs) = (Standing(state: .done, rating: .stars(3)), Standing(state: .paused, rating: .stars(5)))
        try await library.setStanding(mine, of: .ran)
        try await other.setStanding(theirs, of: .ran)
        #expect(try await library.takeBack(LibraryStep(of: .ran, to: { $0.standing = mine })) == .nothing)
        #expect(try await stored?.standing == theirs)
    }

    @Test func `Tags and a note that another program has written of a time since stay`() async throws {
        let done = Standing(state: .done)
        try await library.write(Self.event(), of: .ran, becoming: done)
        try await library.write(Self.event(rating: 4), of: .ran, becoming: nil)
        try await other.write(Self.event(rating: 4, note: "my note", tags: ["mine"]), of: .ran, becoming: nil)
        bench.clock.advance(by: 60)
        let rated = LibraryStep(
            of: .ran, from: { $0.events = [Self.event()] }, to: { $0.events = [Self.event(rating: 4)] })
        #expect(try await library.takeBack(rated) == .whole)
        var event = try #require(try await stored?.events.first)
        #expect((event.rating, event.note, event.tags) == (nil, "my note", ["mine"]))
        #expect(event.changed == bench.clock.now, "Else files and machines took the former one for the later")
        let seen = LibraryStep(of: .ran, to: { ($0.events, $0.standing) = ([Self.event()], done) })
        #expect(try await library.takeBack(seen) == .nothing)
        event = try #require(try await stored?.events.first)
        #expect((event.note, event.tags) == ("my note", ["mine"]))
        #expect(try await stored?.standing == done)
    }

    @Test func `A time that is taken back does not come again by a file`() throws {
        let store = try bench.store()
        try store.write(Self.event(), of: .ran, becoming: nil)
        let item = LibraryItem(summary: .ran, isFavourite: false, added: 5, events: [Self.event()])
        #expect(try store.takeBack(LibraryStep(of: .ran, to: { $0.events = [Self.event()] })) == .whole)
        #expect(store.items == [])
        #expect(try store.takeIn([LibraryRecord(item: item, revisions: [])]) == [.unchanged])
    }

    @Test func `A list gets its name, its description and its places back, and keeps what others have put in`()
        async throws
    {
        let name = LibrarySummary(subject: .makeOwnList(), title: "Winter")
        let renamed = LibrarySummary(subject: name.subject, title: "Summer")
        let first = FractionalPosition.between(nil, nil)
        let second = FractionalPosition.between(first, nil)
        try await library.addFavourite(name)
        let snow = try await library.saveNote("Snow", about: name, startedFrom: nil).note
        try await library.place(ListedThing(.ran, at: first), in: name.subject)
        try await library.addFavourite(renamed)
        let sun = try await library.saveNote("Sun", about: renamed, startedFrom: snow.revision).note
        try await library.place(ListedThing(.ran, at: second), in: name.subject)
        try await other.place(ListedThing(.yiYi, at: first), in: name.subject)
        let step = LibraryStep(of: renamed) {
            ($0.summary, $0.note, $0.things) = (name, snow, [ListedThing(.ran, at: first)])
        } to: {
            ($0.note, $0.things) = (sun, [ListedThing(.ran, at: second)])
        }
        #expect(try await library.takeBack(step) == .whole)
        let list = try #require(try await stored)
        #expect((list.summary.title, list.note?.text) == ("Winter", "Snow"))
        #expect(list.things.first { $0.id == LibrarySummary.ran.subject }?.position == first)
        #expect(list.things.count == 2)
        #expect(try await library.revisions(of: name.subject).map(\.text) == ["Snow", "Sun"])
    }

    @Test func `What was taken away and said anew elsewhere stays when it is brought back`() async throws {
        let day = try #require(Self.today)
        try await library.setStanding(Standing(state: .wanted, since: [.wanted: day], rating: .stars(2)), of: .ran)
        let removed = try #require(try await library.removeStanding(LibrarySummary.ran.subject))
        // The day on which that was is not known.
        try await other.setStanding(Standing(state: .done), of: .ran)
        #expect(try await library.restore(removed) == .inPart)
        #expect(
            try await stored?.standing == Standing(state: .done, since: [.wanted: day], rating: .stars(2)))
    }

    @Test func `Whether all is there again is told`() async throws {
        try await library.addFavourite(.ran)
        _ = try await library.saveNote("Snow", about: .ran, startedFrom: nil)
        let deleted = try await library.delete(LibrarySummary.ran.subject)
        bench.clock.advance(by: -60)
        _ = try await other.saveNote("Rain", about: .ran, startedFrom: nil)
        #expect(try await library.restore(deleted) == .inPart)
        let item = try #require(try await stored)
        #expect(item.isFavourite && item.note?.text == "Rain", "It is newer, though a clock was set back")
        #expect(try await library.revisions(of: item.id).map(\.text) == ["Rain", "Snow"])
        try await library.removeFavourites([item.id])
        let again = LibraryRecord(item: LibraryItem(summary: .ran, isFavourite: true, added: 1), revisions: [])
        #expect(try await library.restore(again) == .whole)
    }

    @Test func `Why it is not stored is thrown, and it is as it was`() async throws {
        let done = Standing(state: .done)
        try await library.setStanding(done, of: .ran)
        do {
            try bench.connection().execute(
                "CREATE TRIGGER no BEFORE DELETE ON standing BEGIN SELECT raise(ABORT, 'no'); END")
        }
        await #expect(throws: LibraryFailure.self) {
            try await library.takeBack(LibraryStep(of: .ran, to: { $0.standing = done }))
        }
        #expect(library.standing(LibrarySummary.ran.subject) == done)
    }
}

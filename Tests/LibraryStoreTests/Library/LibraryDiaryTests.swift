import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// When things were seen, heard and read, in the library's file.
struct LibraryDiaryTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    private static let day = CalendarDate(iso8601: "2026-02-03")

    /// As a file of a service has it.
    private static func record(_ events: [DiaryEvent], of summary: LibrarySummary = .ran) -> LibraryRecord {
        LibraryRecord(
            item: LibraryItem(summary: summary, isFavourite: false, added: 5, events: events), revisions: [])
    }

    private static func event(
        _ id: String, on day: CalendarDate? = day, rating: Int? = nil, note: String? = nil, tags: [String] = [],
        from origin: String? = "letterboxd", changed: Int = 0
    ) -> DiaryEvent {
        DiaryEvent(
            id: .init(text: id), day: day, rating: rating.flatMap { OwnRating(percent: $0) }, note: note, tags: tags,
            origin: origin, changed: changed)
    }

    @Test func `An event is there with all that was said of it, and with what the thing is from then on`() async throws
    {
        let library = bench.library()
        let event = Self.event("a", rating: 90, note: "Wind", tags: ["at home", "#1"], from: nil)
        try await library.write(event, of: .ran, becoming: Standing(state: .done))
        let item = try #require(try await bench.library().items().first)
        #expect(item.summary == .ran && item.standing == Standing(state: .done))
        let kept = try #require(item.events.first)
        #expect((kept.id, kept.day, kept.rating, kept.note) == (event.id, event.day, event.rating, event.note))
        #expect(kept.tags == event.tags && kept.changed == bench.clock.now)
    }

    @Test(arguments: ["2026-02-03", "2026-02", "2026", nil]) func `A day may be a month, a year, or unknown`(
        day: String?
    )
        async throws
    {
        let library = bench.library()
        let date = day.flatMap { CalendarDate(iso8601: $0) }
        try await library.write(Self.event("a", on: date), of: .ran, becoming: nil)
        #expect(try await bench.library().items().first?.events.first?.day == date)
    }

    @Test func `The latest time comes first, and unknown ones last`() throws {
        let store = try bench.store()
        let days = ["2020", nil, "2026-02-03", "2026-02", "2021-01-01"].map { $0.flatMap { CalendarDate(iso8601: $0) } }
        let events = days.enumerated().map { Self.event("\($0)", on: $1) }
        _ = try store.merge([Self.record(events)])
        #expect(store.items.first?.events.map(\.id.text) == ["2", "3", "4", "0", "1"])
    }

    @Test func `An event that is removed comes back by undo, and by no file`() throws {
        let store = try bench.store()
        let record = Self.record([Self.event("a"), Self.event("b", on: nil)])
        #expect(try store.merge([record]) == [.added])
        let removed = try #require(try store.removeEvent(.init(text: "a"), of: LibrarySummary.ran.subject))
        #expect(try bench.store().items.first?.events.map(\.id.text) == ["b"])
        #expect(try store.merge([record]) == [.unchanged])
        #expect(store.items.first?.events.map(\.id.text) == ["b"])
        #expect(try store.merge([removed], as: .undo) == [.changed])
        #expect(try bench.store().items.first?.events.map(\.id.text) == ["a", "b"])
        #expect(try store.merge([record]) == [.unchanged])
    }

    @Test func `What only has an event goes with it, and what was deleted comes back by no file`() throws {
        let store = try bench.store()
        let record = Self.record([Self.event("a")])
        _ = try store.merge([record])
        _ = try store.removeEvent(.init(text: "a"), of: LibrarySummary.ran.subject)
        #expect(store.items.isEmpty)
        #expect(try store.connection.number("SELECT count(*) FROM entry") == 0)
        _ = try store.merge([Self.record([Self.event("c")], of: .yiYi)])
        _ = try store.delete(LibrarySummary.yiYi.subject)
        _ = try store.merge([Self.record([Self.event("c")], of: .yiYi)])
        #expect(store.items.allSatisfy { $0.events.isEmpty })
    }

    @Test func `What was changed here is not changed back by a file`() async throws {
        let library = bench.library()
        let record = Self.record([Self.event("a", rating: 40)])
        _ = try bench.store().merge([record])
        var event = try #require(try await library.items().first?.events.first)
        event.rating = OwnRating(percent: 100)
        event.day = CalendarDate(iso8601: "2026-02-04")
        try await library.write(event, of: .ran, becoming: nil)
        let store = try bench.store()
        #expect(try store.merge([record]) == [.unchanged])
        #expect(store.items.first?.events.map(\.rating?.percent) == [100])
    }

    @Test func `One time in two services' files is there once, with what both say`() throws {
        let store = try bench.store()
        _ = try store.merge([Self.record([Self.event("a", rating: 80, tags: ["x"])])])
        let other = Self.record([Self.event("b", note: "Storm", tags: ["y"], from: "trakt")])
        #expect(try store.merge([other]) == [.changed])
        let event = try #require(try bench.store().items.first?.events.first)
        #expect(store.items.first?.events.count == 1)
        #expect((event.id.text, event.rating?.percent, event.note, event.tags) == ("a", 80, "Storm", ["x", "y"]))
        #expect(try store.merge([other]) == [.unchanged])
        #expect(try store.merge([Self.record([Self.event("c", on: nil, from: "trakt")])]) == [.changed])
        #expect(store.items.first?.events.count == 2, "Of a day that nobody knows nobody knows that it is the same")
    }

    @Test func `The same thing at another source has the time already`() throws {
        let store = try bench.store()
        let imdb = ItemID(source: .imdb, key: "tt0089881")
        let here = LibrarySummary(subject: .movie(MovieID(11_645)), title: "Ran", aliases: Aliases(known: [imdb]))
        let there = LibrarySummary(subject: LibrarySubject(kind: .movie, id: imdb), title: "Ran")
        _ = try store.merge([Self.record([Self.event("a", from: nil)], of: here)])
        _ = try store.merge([Self.record([Self.event("b", rating: 60, from: "imdb")], of: there)])
        let events = store.items.flatMap(\.events)
        #expect(events.map(\.id.text) == ["a"] && events.first?.rating?.percent == 60)
        #expect(try bench.store().items.flatMap(\.events) == events)
    }

    /// Whatever the order and however often, the library is the same in the end.
    @Test(arguments: 0..<40) func `Files in any order and again change nothing more`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let things = [LibrarySummary.ran, .yiYi, .ulysses]
        let days = ["2026-02-03", "2026-02-04", "2025", nil].map { $0.flatMap { CalendarDate(iso8601: $0) } }
        let records = (0..<12).map { number in
            // Each service has one file, whose times of one day are told by their number.
            Self.record(
                [Self.event("e\(number)", on: days.randomElement(using: &random) ?? nil, from: "service \(number)")],
                of: things[number % 3])
        }
        func state(_ store: LibraryStore) -> [LibrarySubject: Set<CalendarDate?>] {
            Dictionary(uniqueKeysWithValues: store.items.map { ($0.id, Set($0.events.map(\.day))) })
        }
        let first = try bench.store()
        for record in records { _ = try first.merge([record]) }
        let other = try LibraryBench()
        let second = try other.store()
        for record in (records + records).shuffled(using: &random) { _ = try second.merge([record]) }
        #expect(state(first) == state(second))
        #expect(first.items.map(\.events.count).sorted() == second.items.map(\.events.count).sorted())
        let before = second.records()
        #expect(try second.merge(records.shuffled(using: &random)).allSatisfy { $0 == .unchanged })
        #expect(second.records() == before)
    }

    @Test func `A mark without a day gives way to the day that the same service tells later, in either order`() throws {
        let marked = Self.record([Self.event("mark", on: nil)])
        let dated = Self.record([Self.event("day"), Self.event("other", on: CalendarDate(iso8601: "2024-01-01"))])
        for order in [[marked, dated, marked], [dated, marked], [dated, marked, dated, marked]] {
            let store = try LibraryBench().store()
            for record in order { _ = try store.takeIn([record]) }
            #expect(store.items.first?.events.map(\.id.text) == ["day", "other"])
        }
        let store = try bench.store()
        _ = try store.takeIn([marked, Self.record([Self.event("read", from: "goodreads")])])
        #expect(store.items.first?.events.count == 2, "What another service says is another thing")
    }

    @Test func `A trial says what an import would do, and changes nothing`() throws {
        let store = try bench.store()
        _ = try store.takeIn([Self.record([Self.event("a")])])
        let before = store.records()
        let records = [Self.record([Self.event("a")]), Self.record([Self.event("b", on: nil)], of: .yiYi)]
        #expect(try store.tryOut(records) == [.unchanged, .added])
        #expect(store.records() == before)
        #expect(try bench.store().records() == before)
        #expect(try store.takeIn(records) == [.unchanged, .added])
    }

    @Test func `An import is taken back as a whole, and can come again`() throws {
        let store = try bench.store()
        try store.addFavourite(.yiYi)
        let before = store.records()
        var film = Self.record([Self.event("a", rating: 20)])
        let records = [film, Self.record([Self.event("b")], of: .yiYi)]
        _ = try store.takeIn(records)
        #expect(try #require(try store.takeBackImport()) == (2, 0))
        #expect(store.records() == before)
        #expect(try bench.store().records() == before)
        #expect(try store.takeBackImport() == nil)
        #expect(try store.takeIn(records) == [.added, .changed])
        film = Self.record([Self.event("a", rating: 20)])
        #expect(store.items.first { $0.id == film.item.id }?.events == film.item.events)
    }

    @Test func `What was said since an import stays when that is taken back`() throws {
        let store = try bench.store()
        _ = try store.takeIn([Self.record([Self.event("a"), Self.event("b", on: nil)])])
        try store.write(Self.event("own", from: nil), of: .ran, becoming: Standing(state: .begun))
        #expect(try #require(try store.takeBackImport()) == (0, 1))
        #expect(store.items.first?.events.map(\.id.text) == ["own"])
        #expect(store.items.first?.standing?.state == .begun)
    }

    /// What a page beside the list teaches: its length, and by which ids others know it.
    private static func learnt(_ summary: LibrarySummary, length: Int, _ alias: ItemID) -> LibrarySummary {
        var summary = summary
        summary.length = length
        summary.aliases.known = [alias]
        return summary
    }

    @Test func `What the program has learnt of a thing since an import keeps nothing from being taken back`() throws {
        let store = try bench.store()
        let imdb = ItemID(source: .imdb, key: "tt0244316")
        try store.addFavourite(.yiYi)
        _ = try store.takeIn([Self.record([Self.event("a")]), Self.record([Self.event("b")], of: .yiYi)])
        _ = try store.learn(Self.learnt(.ran, length: 162, ItemID(source: .imdb, key: "tt0089881")))
        _ = try store.learn(Self.learnt(.yiYi, length: 173, imdb))
        #expect(try #require(try store.takeBackImport()) == (2, 0))
        #expect(store.items.map(\.id) == [LibrarySummary.yiYi.subject])
        let rest = try #require(store.items.first)
        #expect(rest.isFavourite && rest.events.isEmpty)
        #expect(rest.summary.length == 173 && rest.summary.aliases.known == [imdb], "That stays true")
        #expect(try bench.store().items == store.items)
    }

    @Test func `What was found for an imported thing does not keep it from being taken back`() throws {
        let store = try bench.store()
        let record = Self.record(
            [Self.event("a", rating: 90)],
            of: LibrarySummary(
                subject: LibrarySubject(
                    kind: .movie, id: ItemID(source: SourceID(rawValue: "letterboxd"), key: "Ran (1985)")),
                title: "Ran", released: CalendarDate(year: 1985)))
        _ = try store.takeIn([record])
        var found = record.item.summary
        found.aliases.known = [LibrarySummary.ran.subject.id]
        _ = try store.learn(found)
        #expect(try #require(try store.takeBackImport()) == (1, 0))
        #expect(store.items.isEmpty)
        #expect(try store.takeIn([record]) == [.added])
        try store.relink(record.item.id, from: Aliases(), to: found.aliases)
        #expect(try #require(try store.takeBackImport()) == (1, 0), "As after an answer by hand")
    }

    @Test func `What stays of an import can be taken back once it is as it came`() throws {
        let store = try bench.store()
        var record = Self.record([Self.event("a")])
        var item = record.item
        item.standing = Standing(state: .done, rating: OwnRating(percent: 90))
        record = LibraryRecord(item: item, revisions: [])
        _ = try store.takeIn([record])
        try store.setStanding(Standing(state: .done, rating: OwnRating(percent: 20)), of: .ran)
        #expect(try #require(try store.takeBackImport()) == (0, 1))
        #expect(store.items.first?.events.isEmpty == true && store.items.first?.standing?.rating?.percent == 20)
        #expect(try #require(try store.takeBackImport()) == (0, 1))
        try store.setStanding(Standing(state: .done, rating: OwnRating(percent: 90)), of: .ran)
        #expect(try #require(try store.takeBackImport()) == (1, 0))
        #expect(store.items.isEmpty)
        #expect(try store.takeBackImport() == nil)
    }

    @Test func `What the shared shelf is to hear is the same after an import was taken back`() throws {
        let store = try bench.store(shelf: "http://a.test")
        let things = (0..<8).map { number in
            LibrarySummary(subject: .book(BookID(source: .ownBooks, key: "\(number)")), title: "Book \(number)")
        }
        for thing in things { try store.setStanding(Standing(state: .wanted), of: thing) }
        let changes = "SELECT count(*) FROM shelf_change WHERE change = 'added'"
        #expect(try store.connection.number(changes) == 8)
        _ = try store.takeIn(things.map { Self.record([Self.event($0.title)], of: $0) })
        #expect(try #require(try store.takeBackImport()) == (8, 0))
        #expect(store.items.count == 8 && store.items.allSatisfy { $0.events.isEmpty })
        #expect(try store.connection.number(changes) == 8)
        #expect(try store.connection.number("SELECT count(*) FROM shelf_change") == 8)
    }
}

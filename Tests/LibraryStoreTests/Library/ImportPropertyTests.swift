import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore

/// Whatever is imported, in whatever order and however often: the second time nothing changes, and an export has it all.
struct ImportPropertyTests {
    @Test(arguments: 0..<40) func `What was imported in any order changes nothing the second time`(seed: UInt64) throws
    {
        var random = RandomRecords(seed: seed)
        let files = (0..<4).map { _ in random.file() }
        let store = try LibraryBench().store()
        // Some are cut off, and come again whole; some come twice.
        for file in (files + files.prefix(2)).shuffled(using: &random.generator) {
            let part = file.prefix(Int.random(in: 0...file.count, using: &random.generator))
            _ = try store.takeIn(part.shuffled(using: &random.generator))
        }
        for file in files.shuffled(using: &random.generator) { _ = try store.takeIn(file) }
        let records = store.records()
        for file in (files + files).shuffled(using: &random.generator) {
            let outcomes = try store.takeIn(file.shuffled(using: &random.generator))
            #expect(outcomes.allSatisfy { $0 == .unchanged }, "seed \(seed)")
        }
        #expect(store.records() == records, "seed \(seed)")
    }

    @Test(arguments: 0..<20, [ExportFormat.json, .csv])
    func `What is exported is imported as it was`(seed: UInt64, form: ExportFormat) throws {
        var random = RandomRecords(seed: seed + 1_000)
        let store = try LibraryBench().store()
        for _ in 0..<3 { _ = try store.takeIn(random.file()) }
        let text = LibraryText.text(of: store.records(), format: form)
        let file = try ImportedFile(Array(text.utf8))
        #expect(file.problems.isEmpty)
        let other = try LibraryBench().store()
        _ = try other.takeIn(file.records.map(\.record))
        // Things that came in the same second have no order of their own.
        #expect(Set(other.records().map(\.unnumbered)) == Set(store.records().map(\.unnumbered)), "seed \(seed)")
    }

    @Test func `What is taken in last is in the file, and not in what the store knows`() throws {
        var random = RandomRecords(seed: 4_000)
        let file = random.file()
        let (bench, other) = (try LibraryBench(), try LibraryBench().store())
        let store = try bench.store()
        let outcomes = try store.takeIn(file, isLast: true)
        #expect(try outcomes == other.takeIn(file))
        #expect(store.items.isEmpty)
        #expect(try bench.store().records() == other.records())
        #expect(try bench.store().takeBackImport()?.whole == file.count)
    }

    @Test(arguments: 0..<40) func `What is taken back leaves the library as it was`(seed: UInt64) throws {
        var random = RandomRecords(seed: seed + 2_000)
        let store = try LibraryBench().store()
        _ = try store.takeIn(random.file())
        let before = LibraryText.text(of: store.records(), format: .json)
        let outcomes = try store.takeIn(random.file())
        let hasChanged = outcomes.contains { $0 != .unchanged }
        #expect(try (store.takeBackImport()?.whole ?? 0) > 0 || !hasChanged, "seed \(seed)")
        if hasChanged { #expect(LibraryText.text(of: store.records(), format: .json) == before, "seed \(seed)") }
    }

    @Test(arguments: 0..<60) func `What was taken away comes back by no file`(seed: UInt64) throws {
        var random = RandomRecords(seed: seed + 3_000)
        let files = (0..<4).map { _ in random.file() }
        let store = try LibraryBench().store()
        for file in files { _ = try store.takeIn(file) }
        for item in store.items { try random.takeAwayFrom(item, in: store) }
        let records = store.records()
        for file in (files + files).shuffled(using: &random.generator) {
            #expect(try store.tryOut(file).allSatisfy { $0 == .unchanged }, "seed \(seed)")
            #expect(try store.takeIn(file).allSatisfy { $0 == .unchanged }, "seed \(seed)")
        }
        #expect(store.records() == records, "seed \(seed)")
    }

    @Test func `What a file says after it was taken away counts, and so does undo`() throws {
        let bench = try LibraryBench()
        let store = try bench.store()
        var item = LibraryItem(summary: .ran, isFavourite: true, added: 100)
        item.standing = Standing(state: .done, rating: OwnRating(percent: 80))
        item.note = Note(text: "Rain", changed: 100, revision: 1)
        let record = LibraryRecord(item: item, revisions: [Note(text: "Rain", changed: 100, revision: 1)])
        _ = try store.takeIn([record])
        let deleted = try store.delete(item.id)
        #expect(try store.takeIn([record]) == [.unchanged])
        #expect(store.items.isEmpty)
        item.added = bench.clock.now + 1
        _ = try store.takeIn([LibraryRecord(item: item, revisions: record.revisions)])
        #expect(store.items.first?.isFavourite == true)
        #expect(store.items.first?.standing?.rating == OwnRating(percent: 80))
        #expect(store.items.first?.note == nil)
        _ = try store.delete(item.id)
        _ = try store.merge([deleted], as: .undo)
        #expect(store.items.first?.note?.text == "Rain")
        // What is there again can come by files again.
        _ = try store.takeBackImport()
        #expect(try store.takeIn([record]) == [.unchanged])
    }
}

extension LibraryRecord {
    /// Numbers of revisions count in what order their texts came here.
    fileprivate var unnumbered: LibraryRecord {
        func unnumbered(_ note: Note) -> Note { Note(text: note.text, changed: note.changed, revision: 0) }
        var item = item
        item.note = item.note.map(unnumbered)
        return LibraryRecord(item: item, revisions: revisions.map(unnumbered))
    }
}

/// Records as files of several services have them, of few things, so that they meet.
private struct RandomRecords {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func oneOf<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    /// As one service gives it: each thing once, each event with the id that the service's files give it.
    mutating func file() -> [LibraryRecord] {
        let service = oneOf(["letterboxd", "trakt", "imdb"])
        return (0..<6).filter { _ in Bool.random(using: &generator) }.map { record($0, of: service) }
    }

    private mutating func record(_ number: Int, of service: String) -> LibraryRecord {
        // Some are known by one id everywhere, others by a name of the service's own.
        let isKnown = number < 3
        let subject = LibrarySubject(
            kind: .movie,
            id: isKnown
                ? ItemID(source: .imdb, key: "tt000000\(number)")
                : ItemID(source: SourceID(rawValue: service), key: "Film \(number) (2001)"))
        let summary = LibrarySummary(subject: subject, title: "Film \(number)", released: CalendarDate(year: 2001))
        let days = ["2020-01-01", "2020-01-02", "2021-05", "2019", nil]
        var events: [DiaryEvent] = []
        for (ordinal, day) in days.enumerated() where Bool.random(using: &generator) {
            events.append(
                DiaryEvent(
                    id: .init(text: "\(service)-\(number)-\(ordinal)"), day: day.flatMap { CalendarDate(iso8601: $0) },
                    rating: oneOf([nil, 20, 90]).flatMap { OwnRating(percent: $0) },
                    note: oneOf([nil, "seen with “Jo”,\nlate"]), tags: oneOf([[], ["cinema"], ["home", "ünï"]]),
                    isAgain: Bool.random(using: &generator), origin: service, changed: 100))
        }
        let standing = oneOf([
            nil,
            Standing(state: .wanted, since: [.wanted: CalendarDate(iso8601: "2020-01-05")].compactMapValues(\.self)),
            Standing(state: .done, rating: OwnRating(percent: 70)),
        ])
        // As long ago as the service's name is long: no two at once.
        let note = oneOf([nil, Note(text: "of \(service)", changed: 100 + service.count, revision: 1)])
        let item = LibraryItem(
            summary: summary, isFavourite: standing == nil && events.isEmpty || Bool.random(using: &generator),
            added: 1_000 + number, note: note, standing: standing, events: events)
        return LibraryRecord(item: item, revisions: note.map { [$0] } ?? [])
    }

    mutating func takeAwayFrom(_ item: LibraryItem, in store: LibraryStore) throws {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: _ = try store.delete(item.id)
        case 1: _ = try store.removeFavourites([item.id])
        case 2: _ = try store.removeStanding(item.id)
        case 3:
            guard var standing = item.standing else { return }
            standing.rating = nil
            try store.setStanding(standing, of: item.summary)
        case 4:
            guard var standing = item.standing else { return }
            standing.forgetState()
            try store.setStanding(standing, of: item.summary)
        case 5: _ = try store.removeNote(item.id, startedFrom: item.note?.revision)
        default: for event in item.events { _ = try store.removeEvent(event.id, of: item.id) }
        }
    }
}

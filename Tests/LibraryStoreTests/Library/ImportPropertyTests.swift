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
        #expect(Set(other.records()) == Set(store.records()), "seed \(seed)")
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
        let item = LibraryItem(
            summary: summary, isFavourite: standing == nil && events.isEmpty || Bool.random(using: &generator),
            added: 1_000 + number, standing: standing, events: events)
        return LibraryRecord(item: item, revisions: [])
    }
}

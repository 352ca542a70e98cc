import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// Files that do not say since when a thing is kept.
struct UnknownDayTests {
    private let bench: LibraryBench
    private let store: LibraryStore

    init() throws {
        bench = try LibraryBench()
        store = try bench.store()
    }

    private func record(added: Int, rating: Int? = nil) -> LibraryRecord {
        var item = LibraryItem(summary: .ran, isFavourite: rating == nil, added: added)
        item.standing = rating.map { Standing(state: .done, rating: OwnRating(percent: $0)) }
        return LibraryRecord(item: item, revisions: [])
    }

    @Test func `A file without days leaves the day that is known`() throws {
        _ = try store.takeIn([record(added: 1_709_600_000)])
        #expect(try store.takeIn([record(added: 0, rating: 80)]) == [.changed])
        #expect(store.items.first?.added == 1_709_600_000)
        #expect(try store.takeIn([record(added: 0, rating: 80)]) == [.unchanged])
        try store.addFavourite(.yiYi)
        let loved = LibraryItem(summary: .yiYi, isFavourite: true, added: 0)
        #expect(try store.takeIn([LibraryRecord(item: loved, revisions: [])]) == [.unchanged])
        #expect(store.snapshot[LibrarySummary.yiYi.subject]?.item.added == bench.clock.now)
    }

    @Test func `What comes by a file without days is kept since then, until one knows an earlier day`() throws {
        _ = try store.takeIn([record(added: 0, rating: 80)])
        #expect(store.items.first?.added == bench.clock.now)
        let first = bench.clock.now
        bench.clock.advance(by: 1_000)
        #expect(try store.takeIn([record(added: 0, rating: 80)]) == [.unchanged])
        #expect(store.items.first?.added == first)
        #expect(try store.takeIn([record(added: 5_000, rating: 80)]) == [.changed])
        #expect(store.items.first?.added == 5_000)
    }

    @Test func `What an earlier version has stored without its day gets it by a file that knows it`() throws {
        _ = try store.takeIn([record(added: 7_000)])
        try store.connection.execute("UPDATE entry SET added = 0")
        let again = try bench.store()
        #expect(again.items.first?.added == 0)
        #expect(try again.takeIn([record(added: 9_000)]) == [.changed])
        #expect(again.items.first?.added == 9_000)
    }
}

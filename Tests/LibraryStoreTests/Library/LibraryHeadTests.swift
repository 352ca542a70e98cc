import CSQLite
import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// What is latest in a large library is there before the rest is read.
struct LibraryHeadTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    private func fill(_ count: Int, noteLength: Int) throws {
        try bench.store().fill(count, noteLength: noteLength)
        let store = try bench.store()
        try store.addFavourite(.björk)
        _ = try store.removeStanding(LibraryItem.film(1).id)
    }

    private func glances() throws -> (heads: [LibraryHead], store: LibraryStore) {
        var heads: [LibraryHead] = []
        let store = try bench.opener().open { head, snapshot in
            #expect(head.items == snapshot.items)
            heads.append(head)
        }
        return (heads, store)
    }

    @Test func `Of a large one the latest items are there first, with all that is said of them`() throws {
        try fill(300, noteLength: 6_000)
        let (heads, store) = try glances()
        let head = try #require(heads.first)
        #expect(heads.count == 1)
        #expect(head.items.count == LibraryLimits.head)
        #expect(head.items == Array(store.items.prefix(LibraryLimits.head)))
        #expect(head.items.contains { !$0.summary.aliases.known.isEmpty && $0.standing != nil && !$0.events.isEmpty })
        #expect(head.counts == .init(ofKinds: [.movie: 300, .artist: 1], wanted: 100))
    }

    @Test func `To find it takes about as many steps among many as among few`() throws {
        func steps(among count: Int) throws -> Int {
            let bench = try LibraryBench()
            try bench.store().fill(count, noteLength: 12)
            let connection = try bench.connection()
            var steps = 0
            try withUnsafeMutablePointer(to: &steps) { steps in
                let count: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { steps in
                    steps?.assumingMemoryBound(to: Int.self).pointee += 1
                    return 0
                }
                sqlite3_progress_handler(connection.handle, 1, count, steps)
                _ = try LibraryTables(connection: connection).head()
            }
            return steps
        }
        // To find the latest by a look at all took some twenty steps for each.
        let (few, many) = (try steps(among: 200), try steps(among: 4_000))
        #expect(few > 1_000 && many < few * 3 / 2, "\(few) and \(many)")
    }

    @Test func `A small one is read at once`() throws {
        try fill(120, noteLength: 10)
        let (heads, store) = try glances()
        #expect(heads.isEmpty)
        #expect(store.items.count == 121)
    }

    @Test func `A file of an earlier version is read as a whole`() throws {
        try fill(300, noteLength: 6_000)
        try bench.connection().execute("PRAGMA user_version = \(LibrarySchema.version - 1)")
        var heads = 0
        _ = try? bench.opener().open { _, _ in heads += 1 }
        #expect(heads == 0)
    }

    @Test func `It is told, and gives way to the whole, also where that turns out to be damaged`() async throws {
        try fill(300, noteLength: 6_000)
        try bench.spoilPage(with: "note 45 note 45 note 45")
        let library = bench.library()
        let changes = library.changes()
        library.open()
        var told: [LibraryChange] = []
        for await change in changes {
            told.append(change)
            if told.count(where: { $0 == .everything }) == 2 { break }
        }
        #expect(told.first == .everything, "the head; then the whole")
        #expect(library.head == nil)
        #expect(library.state.failure == .damaged(path: bench.location.path))
        #expect(try await library.items().count > LibraryLimits.head)
    }

    @Test func `What is deleted meanwhile is not in it`() throws {
        let memory = LibraryMemory()
        let items = (1...3).map { LibraryItem.film($0) }
        memory.set(LibraryHead(items: items, counts: .init(ofKinds: [.movie: 300])), LibrarySnapshot())
        _ = memory.begin(.init(subject: items[0].id, isFavourite: false))
        let deletion = memory.begin(
            .init(subject: items[1].id, isFavourite: false, hasNote: false, standing: .nothing))
        #expect(memory.head?.items == [items[0], items[2]])
        memory.end(deletion)
        #expect(memory.head?.items == items, "it has failed, since the file is not read yet")
        memory.set(LibrarySnapshot())
        #expect(memory.head == nil)
    }

    @Test func `Without a file there is none`() async throws {
        let library = bench.library()
        #expect(library.head == nil)
        library.open()
        #expect(try await library.items().isEmpty)
        #expect(library.head == nil)
    }
}

extension LibraryStore {
    /// With films, and all that can be said of one.
    fileprivate func fill(_ count: Int, noteLength: Int) throws {
        let records = (1...count).map { number in
            var item = LibraryItem.film(number, added: number % 90, note: text(number, noteLength))
            item.summary.aliases.known = [ItemID(source: .builtIn, key: "\(number)")]
            item.standing = Standing(state: number % 3 == 0 ? .wanted : .done, rating: OwnRating(percent: 60))
            item.events = [DiaryEvent(id: .makeOwn(), day: CalendarDate(iso8601: "2020-01-02"), changed: 7)]
            return LibraryRecord(item: item, revisions: item.note.map { [$0] } ?? [])
        }
        _ = try merge(records, as: .undo)
    }

    private func text(_ number: Int, _ length: Int) -> String {
        String(String(repeating: "note \(number) ", count: length / 6).prefix(length))
    }
}

package import Entities
import Glibc
package import Services

/// The library in an SQLite file. Opening never fails: `state` says what is wrong, and orders throw why they were not
/// stored. Each order tries again to open the file.
package final class SQLiteLibrary: Diary {
    package let location: LibraryLocation
    private let day: @Sendable () -> CalendarDate
    private let memory = LibraryMemory()
    private let writer: LibraryWriter

    /// Opens nothing yet.
    ///
    /// - Parameters:
    ///   - shelf: the address of the shared shelf, for which changes are written down; nil for none.
    ///   - today: the current day in the user's time zone.
    package convenience init(
        location: LibraryLocation, shelf: String? = nil, today: @escaping @Sendable () -> CalendarDate
    ) {
        self.init(location: location, shelf: shelf, patience: 5_000, today: today) { time(nil) }
    }

    /// - Parameters:
    ///   - patience: in milliseconds, how long a lock of another process is waited for.
    ///   - now: seconds since 1970.
    init(
        location: LibraryLocation, shelf: String? = nil, patience: Int32 = 5_000,
        today: @escaping @Sendable () -> CalendarDate, now: @escaping @Sendable () -> Int
    ) {
        self.location = location
        day = today
        writer = LibraryWriter(
            opener: LibraryOpener(location: location, now: now, patience: patience, shelf: shelf), memory: memory)
    }

    /// Starts opening the file, and returns at once. Otherwise the first call would start it.
    package func open() {
        writer.beginOpening()
    }

    /// Waits until all orders are durable, and closes the file: for the end of the program. Blocks while another
    /// process has locked the file, at most 5 s for each change.
    package func finish() {
        writer.finish()
    }

    package var state: LibraryState { memory.state }
    package var today: CalendarDate { day() }

    package func items() async throws(LibraryFailure) -> [LibraryItem] {
        try await writer.read { store throws(LibraryFailure) in store.items }
    }

    package var head: LibraryHead? { memory.head }

    package func isFavourite(_ subject: LibrarySubject) -> Bool { memory.isFavourite(subject) }
    package func hasNote(_ subject: LibrarySubject) -> Bool { memory.hasNote(subject) }
    package func standing(_ subject: LibrarySubject) -> Standing? { memory.standing(subject) }
    package func others(than summary: LibrarySummary) -> [LibrarySubject] { memory.others(than: summary) }
    package func isBeingSaved(_ subject: LibrarySubject) -> Bool { memory.isBeingSaved(subject) }
    package func item(_ subject: LibrarySubject) -> LibraryItem? { memory.item(subject) }

    package func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        let order = LibraryMemory.Order(subject: summary.subject, isFavourite: true)
        try await carryOut(order) { store throws(LibraryFailure) in try store.addFavourite(summary) }
    }

    @discardableResult
    package func removeFavourites(_ subjects: [LibrarySubject]) async throws(LibraryFailure) -> [LibraryRecord] {
        let orders = subjects.map { LibraryMemory.Order(subject: $0, isFavourite: false) }
        return try await carryOut(orders) { store throws(LibraryFailure) in try store.removeFavourites(subjects) }
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote {
        let order = LibraryMemory.Order(subject: summary.subject, hasNote: true)
        return try await carryOut(order) { store throws(LibraryFailure) in
            try store.saveNote(text, about: summary, startedFrom: known)
        }
    }

    package func removeNote(
        _ subject: LibrarySubject, startedFrom known: Int?
    ) async throws(LibraryFailure) -> NoteRemoval {
        let order = LibraryMemory.Order(subject: subject, hasNote: false)
        return try await carryOut(order) { store throws(LibraryFailure) in
            try store.removeNote(subject, startedFrom: known)
        }
    }

    package func setStanding(_ standing: Standing, of summary: LibrarySummary) async throws(LibraryFailure) {
        let order = LibraryMemory.Order(subject: summary.subject, standing: .value(standing))
        try await carryOut(order) { store throws(LibraryFailure) in try store.setStanding(standing, of: summary) }
    }

    package func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) async throws(LibraryFailure) -> ShelfBook? {
        let order = LibraryMemory.Order(subject: subject)
        return try await carryOut(order) { store throws(LibraryFailure) in
            try store.edit(subject, from: before, to: book)
        }
    }

    @discardableResult
    package func removeStanding(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? {
        let order = LibraryMemory.Order(subject: subject, standing: .nothing)
        return try await carryOut(order) { store throws(LibraryFailure) in try store.removeStanding(subject) }
    }

    package func write(
        _ event: DiaryEvent, of summary: LibrarySummary, becoming standing: Standing?
    ) async throws(LibraryFailure) {
        let order = LibraryMemory.Order(subject: summary.subject, standing: standing.map { .value($0) })
        try await carryOut(order) { store throws(LibraryFailure) in
            try store.write(event, of: summary, becoming: standing)
        }
    }

    @discardableResult
    package func removeEvent(
        _ id: DiaryEvent.ID, of subject: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        try await carryOut(LibraryMemory.Order(subject: subject)) { store throws(LibraryFailure) in
            try store.removeEvent(id, of: subject)
        }
    }

    package func place(_ thing: ListedThing, in list: LibrarySubject) async throws(LibraryFailure) {
        try await carryOut(LibraryMemory.Order(subject: list)) { store throws(LibraryFailure) in
            try store.place(thing, in: list)
        }
    }

    @discardableResult
    package func takeOut(
        _ thing: LibrarySubject, of list: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        try await carryOut(LibraryMemory.Order(subject: list)) { store throws(LibraryFailure) in
            try store.takeOut(thing, of: list)
        }
    }

    /// Not in the order of what is written, which need not wait for it.
    @concurrent
    package func plays(of summary: LibrarySummary) async throws(LibraryFailure) -> PlayCount? {
        try PlaysStore.openForReading(location)?.count(of: summary)
    }

    @concurrent
    package func plays(in period: DiaryPeriod) async throws(LibraryFailure) -> PlaysReview {
        try PlaysStore.openForReading(location)?.review(of: period) ?? .none
    }

    package func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note] {
        try await writer.read { store throws(LibraryFailure) in try store.revisions(of: subject) }
    }

    package func revisionsBeside(_ subject: LibrarySubject) async throws(LibraryFailure) -> Set<Int> {
        try await writer.read { store throws(LibraryFailure) in try store.revisionsBeside(subject) }
    }

    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord {
        let order = LibraryMemory.Order(subject: subject, isFavourite: false, hasNote: false, standing: .nothing)
        return try await carryOut(order) { store throws(LibraryFailure) in try store.delete(subject) }
    }

    @discardableResult
    package func restore(_ deleted: [LibraryRecord]) async throws(LibraryFailure) -> TakenBack {
        let orders = deleted.map(\.item).map { item in
            LibraryMemory.Order(
                subject: item.id, isFavourite: item.isFavourite ? true : nil, hasNote: item.note != nil ? true : nil,
                standing: item.standing.map { .value($0) })
        }
        return try await carryOut(orders) { store throws(LibraryFailure) in try store.restore(deleted) }
    }

    package func takeBack(_ step: LibraryStep) async throws(LibraryFailure) -> TakenBack {
        var order = LibraryMemory.Order(subject: step.subject)
        if step.before.standing != step.after.standing {
            var now = memory.item(step.subject)
            now?.standing = memory.standing(step.subject)
            let former = step.takenBack(from: now).item?.standing
            order.standing = if let former { .value(former) } else { .nothing }
        }
        return try await carryOut(order) { store throws(LibraryFailure) in try store.takeBack(step) }
    }

    /// Counts once it is stored: until then nobody has to see it.
    package func learn(_ summary: LibrarySummary) async throws(LibraryFailure) {
        let changed = try await writer.change { store throws(LibraryFailure) in try store.learn(summary) }
        for subject in changed { memory.tell(.item(subject)) }
    }

    package func relink(
        _ subject: LibrarySubject, from before: Aliases, to after: Aliases
    ) async throws(LibraryFailure) {
        try await carryOut(LibraryMemory.Order(subject: subject)) { store throws(LibraryFailure) in
            try store.relink(subject, from: before, to: after)
        }
    }

    package func changes() -> AsyncStream<LibraryChange> { memory.changes() }

    /// Plays are in a file of their own: who has put some there, or taken some away, says so here.
    package func didChangePlays() { memory.tell(.everything) }

    /// For who brings it together with what is elsewhere, as a shared shelf. What that changes of items is told.
    package func withStore<Value: Sendable>(
        _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) async throws(LibraryFailure) -> Value {
        tell(try await writer.change { store throws(LibraryFailure) in try Self.noting(body, on: store) })
    }

    /// Changes the library for the engine that brings machines together, which waits for each answer on another thread.
    func withStoreAndWait<Value: Sendable>(
        _ body: @escaping @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        tell(try writer.changeAndWait { store throws(LibraryFailure) in try Self.noting(body, on: store) })
    }

    private static func noting<Value>(
        _ body: (LibraryStore) throws(LibraryFailure) -> Value, on store: LibraryStore
    ) throws(LibraryFailure) -> (value: Value, hasChanged: Bool) {
        let before = store.snapshot
        return (try body(store), store.snapshot != before)
    }

    private func tell<Value>(_ answer: (value: Value, hasChanged: Bool)) -> Value {
        if answer.hasChanged { memory.tell(.everything) }
        return answer.value
    }

    private func carryOut<Value: Sendable>(
        _ order: LibraryMemory.Order, _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) async throws(LibraryFailure) -> Value {
        try await carryOut([order], body)
    }

    /// From here on the orders count as made, until they are in the file or have failed.
    private func carryOut<Value: Sendable>(
        _ orders: [LibraryMemory.Order], _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) async throws(LibraryFailure) -> Value {
        let numbers = orders.map(memory.begin)
        defer { numbers.forEach(memory.end) }
        return try await writer.change(body)
    }
}

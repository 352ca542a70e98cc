package import Entities
import Glibc
package import Services

/// The library in an SQLite file. Opening never fails: `state` says what is wrong, and orders throw why they were not
/// stored. Each order tries again to open the file.
package final class SQLiteLibrary: Library {
    private let memory = LibraryMemory()
    private let writer: LibraryWriter

    /// Opens nothing yet.
    package convenience init(location: LibraryLocation) {
        self.init(location: location, patience: 5_000) { time(nil) }
    }

    /// - Parameters:
    ///   - patience: in milliseconds, how long a lock of another process is waited for.
    ///   - now: seconds since 1970.
    init(location: LibraryLocation, patience: Int32 = 5_000, now: @escaping @Sendable () -> Int) {
        writer = LibraryWriter(opener: LibraryOpener(location: location, now: now, patience: patience), memory: memory)
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

    package func items() async throws(LibraryFailure) -> [LibraryItem] {
        try await writer.read { store throws(LibraryFailure) in store.items }
    }

    package func isFavourite(_ subject: LibrarySubject) -> Bool { memory.isFavourite(subject) }
    package func hasNote(_ subject: LibrarySubject) -> Bool { memory.hasNote(subject) }
    package func isBeingSaved(_ subject: LibrarySubject) -> Bool { memory.isBeingSaved(subject) }
    package func item(_ subject: LibrarySubject) -> LibraryItem? { memory.item(subject) }

    package func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        let order = LibraryMemory.Order(subject: summary.subject, isFavourite: true)
        try await carryOut(order) { store throws(LibraryFailure) in try store.addFavourite(summary) }
    }

    package func removeFavourite(_ subject: LibrarySubject) async throws(LibraryFailure) {
        let order = LibraryMemory.Order(subject: subject, isFavourite: false)
        try await carryOut(order) { store throws(LibraryFailure) in try store.removeFavourite(subject) }
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote {
        let order = LibraryMemory.Order(subject: summary.subject, hasNote: true)
        return try await carryOut(order) { store throws(LibraryFailure) in
            try store.saveNote(text, about: summary, startedFrom: known)
        }
    }

    @discardableResult
    package func removeNote(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? {
        let order = LibraryMemory.Order(subject: subject, hasNote: false)
        return try await carryOut(order) { store throws(LibraryFailure) in try store.removeNote(subject) }
    }

    package func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note] {
        try await writer.read { store throws(LibraryFailure) in try store.revisions(of: subject) }
    }

    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord {
        let order = LibraryMemory.Order(subject: subject, isFavourite: false, hasNote: false)
        return try await carryOut(order) { store throws(LibraryFailure) in try store.delete(subject) }
    }

    package func restore(_ deleted: LibraryRecord) async throws(LibraryFailure) {
        let order = LibraryMemory.Order(
            subject: deleted.item.id, isFavourite: deleted.item.isFavourite ? true : nil,
            hasNote: deleted.item.note != nil ? true : nil)
        try await carryOut(order) { store throws(LibraryFailure) in _ = try store.merge([deleted]) }
    }

    package func changes() -> AsyncStream<LibraryChange> { memory.changes() }

    /// From here on the order counts as made, until it is in the file or has failed.
    private func carryOut<Value: Sendable>(
        _ order: LibraryMemory.Order, _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) async throws(LibraryFailure) -> Value {
        let number = memory.begin(order)
        defer { memory.end(number) }
        return try await writer.change(body)
    }
}

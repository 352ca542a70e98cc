package import Entities

/// An interactor of things that the user can delete from the library, and bring back.
package protocol DeletingInteractor: Sendable {
    var library: any Diary { get }
}

extension DeletingInteractor {
    /// Returns when the change is durable.
    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord {
        try await library.delete(subject)
    }

    /// Returns when the change is durable.
    package func remove(_ entry: DiaryEntry) async throws(LibraryFailure) -> LibraryRecord? {
        try await library.removeEvent(entry.event.id, of: entry.summary.subject)
    }

    /// Returns when the change is durable.
    package func restore(_ deleted: LibraryRecord) async throws(LibraryFailure) {
        try await library.restore(deleted)
    }
}

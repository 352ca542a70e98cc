package import Entities
package import Services

/// The library when there can be none: every order throws the reason.
package struct UnavailableLibrary: Library {
    private let failure: LibraryFailure

    package init(because failure: LibraryFailure) {
        self.failure = failure
    }

    package var state: LibraryState { .unavailable(failure) }

    package func items() async throws(LibraryFailure) -> [LibraryItem] { throw failure }
    package func isFavourite(_ subject: LibrarySubject) -> Bool { false }
    package func hasNote(_ subject: LibrarySubject) -> Bool { false }
    package func isBeingSaved(_ subject: LibrarySubject) -> Bool { false }
    package func item(_ subject: LibrarySubject) -> LibraryItem? { nil }
    package func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) { throw failure }
    package func removeFavourite(_ subject: LibrarySubject) async throws(LibraryFailure) { throw failure }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote {
        throw failure
    }

    package func removeNote(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? { throw failure }
    package func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note] { throw failure }
    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord { throw failure }
    package func restore(_ deleted: LibraryRecord) async throws(LibraryFailure) { throw failure }

    /// Ends at once, since nothing can change.
    package func changes() -> AsyncStream<LibraryChange> { AsyncStream { $0.finish() } }
}

package import Entities

/// An interactor of things that the user can mark as favourites and write notes on: what it asks the library, the same
/// in every scene.
package protocol KeepingInteractor: Sendable {
    var library: any Library { get }
}

extension KeepingInteractor {
    /// The current state in the library, from memory.
    package func isFavourite(_ subject: LibrarySubject) -> Bool {
        library.isFavourite(subject)
    }

    /// From memory.
    package func hasNote(_ subject: LibrarySubject) -> Bool {
        library.hasNote(subject)
    }

    /// Returns when the change is durable.
    package func toggleFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        try await library.toggleFavourite(summary)
    }
}

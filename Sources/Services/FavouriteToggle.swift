package import Entities

extension Library {
    /// What is a favourite is none afterwards, and the other way round. Returns when that is durable.
    package func toggleFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        if isFavourite(summary.subject) {
            try await removeFavourite(summary.subject)
        } else {
            try await addFavourite(summary)
        }
    }
}

package import Entities

extension Library {
    /// Makes an item a favourite, or removes it from the favourites. Returns when the change is durable.
    package func toggleFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        if isFavourite(summary.subject) {
            try await removeFavourite(summary.subject)
        } else {
            try await addFavourite(summary)
        }
    }
}

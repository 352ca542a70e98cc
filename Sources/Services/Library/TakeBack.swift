package import Entities

/// Takes a change of the library back; what others have said since then stays. Returns when that is durable.
package typealias TakeBack = @Sendable () async throws(LibraryFailure) -> Void

extension Library {
    /// Keeps a view, or a list that somebody has made, under a name, or gives it another one. Returns when that is durable.
    ///
    /// - Parameters:
    ///   - summary: with its name.
    ///   - before: as it was; nil for one that is new.
    package func keep(
        _ summary: LibrarySummary, insteadOf before: LibraryItem?
    ) async throws(LibraryFailure) -> TakeBack {
        try await addFavourite(summary)
        return { [self] () async throws(LibraryFailure) in
            if let before { try await addFavourite(before.summary) }
            if before?.isFavourite != true { try await removeFavourites([summary.subject]) }
        }
    }
}

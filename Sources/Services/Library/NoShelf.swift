package import Entities

/// Where the reading list is on this machine alone.
package struct NoShelf: SharedShelf {
    package init() {}

    package var state: ShelfState { .none }

    package func pending() async throws(LibraryFailure) -> [ShelfChange] { [] }
    package func synchronize() {}
    package func retry(_ change: ShelfChange.ID) async throws(LibraryFailure) { throw .notFound }
    package func takeBack(_ change: ShelfChange.ID) async throws(LibraryFailure) { throw .notFound }
    package func settle(_ change: ShelfChange.ID, keepingMine isMine: Bool) async throws(LibraryFailure) {
        throw .notFound
    }

    /// Ends at once, since nothing can change.
    package func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

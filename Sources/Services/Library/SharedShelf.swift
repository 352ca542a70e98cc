package import Entities

/// A reading list that several machines share by way of a service. The list itself is in the library, whatever the service
/// does; each change of it is kept here until the service has it.
package protocol SharedShelf: Sendable {
    /// From memory, at once.
    var state: ShelfState { get }

    /// What the service does not have yet, in the order in which it was done.
    func pending() async throws(LibraryFailure) -> [ShelfChange]

    /// Sends what waits, and takes in what the service has, in the background. Does nothing while that is being done.
    func synchronize()

    /// Sends a refused change again.
    func retry(_ change: ShelfChange.ID) async throws(LibraryFailure)
    /// Undoes a refused change here, as if it had not been made.
    func takeBack(_ change: ShelfChange.ID) async throws(LibraryFailure)
    /// Answers a conflict.
    ///
    /// - Parameter isMine: whether what is here replaces what the service has; else it is replaced by that.
    func settle(_ change: ShelfChange.ID, keepingMine isMine: Bool) async throws(LibraryFailure)

    /// Tells whenever its state or what is pending may be different. Each caller gets a stream of its own.
    func changes() -> AsyncStream<Void>
}

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

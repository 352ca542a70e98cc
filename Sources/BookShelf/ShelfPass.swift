import Entities
import LibraryStore
import Storage

/// One bringing together of the library and the shelf: what the service has is read first, so that what was sent without
/// an answer is found before it would be sent again; then what waits is sent.
struct ShelfPass: Sendable {
    let library: SQLiteLibrary
    let client: ShelfClient

    enum Stop: Error {
        /// Another process is doing it.
        case busy
        case service(ShelfClient.Failure)
        /// Nothing can be stored; the library itself says why.
        case library(LibraryFailure)
    }

    /// A list is read again where an answer does not say enough. No service needs that more often.
    private static let rounds = 4

    func run() async throws(Stop) {
        // Nothing is sent, and nothing asked, that nobody could write down.
        try await store { store throws(LibraryFailure) in try store.catchUpWithShelf() }
        guard let lock = ShelfLock.take(in: library.location.folder) else { throw .busy }
        defer { withExtendedLifetime(lock) {} }
        for _ in 0..<Self.rounds {
            let list: WireList
            do throws(ShelfClient.Failure) { list = try await client.list() } catch { throw .service(error) }
            try await store { store throws(LibraryFailure) in
                try store.catchUpWithShelf()
                try store.takeIn(list.books, isComplete: list.isComplete)
            }
            guard try await sendWhatWaits() else { return }
        }
    }

    /// - Returns: whether the list must be read again.
    private func sendWhatWaits() async throws(Stop) -> Bool {
        var isListNeeded = false
        while let change = try await store({ store throws(LibraryFailure) in try store.nextForShelf() }) {
            let outcome: ShelfClient.Outcome
            do throws(ShelfClient.Failure) { outcome = try await client.send(change) } catch {
                if error.isUnsent {
                    try await store { store throws(LibraryFailure) in try store.hasNotReachedShelf(change.id) }
                }
                throw .service(error)
            }
            try await store { store throws(LibraryFailure) in
                switch outcome {
                case .done(let answer): try store.shelfHas(change.id, as: answer)
                case .doneSomewhere: try store.shelfHasSomewhere(change.id)
                case .refused(let status, let reason):
                    try store.shelfRefuses(change.id, status: status, reason: reason)
                case .gone: try store.shelfLacks(change.id)
                case .differs: try store.shelfDiffers(change.id)
                }
            }
            switch outcome {
            case .done, .refused, .gone: continue
            case .doneSomewhere: isListNeeded = true
            // It would be the next again.
            case .differs: return true
            }
        }
        return isListNeeded
    }

    private func store<Value: Sendable>(
        _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) async throws(Stop) -> Value {
        do throws(LibraryFailure) { return try await library.withStore(body) } catch { throw .library(error) }
    }
}

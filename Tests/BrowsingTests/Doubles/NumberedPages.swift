import Entities
import Synchronization
import TestSupport

/// A service with a number of items in pages of ten, which answers at once.
final class NumberedPages: Sendable {
    private struct State {
        var asked: [Int] = []
        var failure: CatalogFailure?
    }

    private let count: Int
    private let state = Mutex(State())

    init(count: Int) {
        self.count = count
    }

    /// The numbers of the requested pages, oldest first.
    var asked: [Int] { state.withLock(\.asked) }

    /// From now on it fails, or works again.
    func fail(with failure: CatalogFailure?) {
        state.withLock { $0.failure = failure }
    }

    func page(_ number: Int) -> Page<NumberedItem> {
        Page(of: (1...count).map { NumberedItem(id: $0) }, number: number, size: 10)
    }

    nonisolated(nonsending) func read(_ number: Int) async throws(CatalogFailure) -> Page<NumberedItem> {
        let failure = state.withLock { state in
            state.asked.append(number)
            return state.failure
        }
        if let failure { throw failure }
        return page(number)
    }
}

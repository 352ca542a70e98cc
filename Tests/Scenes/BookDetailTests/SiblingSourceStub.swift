import Entities
import Navigation
import TestSupport

@testable import Browsing

/// A list of book, for the detail.
@MainActor
final class SiblingSourceStub: SiblingSource {
    var loaded: ClosedRange<Int>
    var isComplete: Bool
    /// Called by loading more.
    var afterLoading: (@MainActor (SiblingSourceStub) async -> CatalogFailure?)?
    private(set) var moves: [Int] = []
    private(set) var loadCount = 0

    init(_ loaded: ClosedRange<Int>, isComplete: Bool = true) {
        self.loaded = loaded
        self.isComplete = isComplete
    }

    func sibling(_ direction: SiblingDirection, of id: BookID) -> Sibling<BookID> {
        let sibling = direction == .next ? (id.number) + 1 : (id.number) - 1
        if loaded.contains(sibling) { return .item(BookID(sibling)) }
        return direction == .next && !isComplete ? .notLoaded : .none
    }

    func didMove(to id: BookID) {
        moves.append((id.number))
    }

    func loadMoreSiblings() async -> CatalogFailure? {
        loadCount += 1
        return await afterLoading?(self)
    }
}

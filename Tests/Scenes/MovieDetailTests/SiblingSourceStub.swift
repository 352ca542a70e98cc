import Entities
import Navigation
import TestSupport

@testable import Browsing

/// A list of films, for the detail.
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

    func sibling(_ direction: SiblingDirection, of id: MovieID) -> Sibling<MovieID> {
        let sibling = direction == .next ? id.number + 1 : id.number - 1
        if loaded.contains(sibling) { return .item(MovieID(sibling)) }
        return direction == .next && !isComplete ? .notLoaded : .none
    }

    func didMove(to id: MovieID) {
        moves.append(id.number)
    }

    func loadMoreSiblings() async -> CatalogFailure? {
        loadCount += 1
        return await afterLoading?(self)
    }
}

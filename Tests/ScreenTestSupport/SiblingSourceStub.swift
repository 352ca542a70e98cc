package import Browsing
package import Entities
package import TestSupport

/// A list of numbered items that a detail was opened from, as tests set it.
@MainActor
package protocol NumberedList: AnyObject {
    var loaded: ClosedRange<Int> { get set }
    var isComplete: Bool { get set }
    /// Called by loading more.
    var afterLoading: (@MainActor (any NumberedList) async -> CatalogFailure?)? { get set }
    /// The items that the detail has said to show.
    var moves: [Int] { get }
    var loadCount: Int { get }
}

/// A list of numbered items, for a detail.
@MainActor
package final class SiblingSourceStub<ID: NumberedID>: SiblingSource, NumberedList {
    package var loaded: ClosedRange<Int>
    package var isComplete: Bool
    package var afterLoading: (@MainActor (any NumberedList) async -> CatalogFailure?)?
    package private(set) var moves: [Int] = []
    package private(set) var loadCount = 0

    package init(_ loaded: ClosedRange<Int>, isComplete: Bool = true) {
        self.loaded = loaded
        self.isComplete = isComplete
    }

    package func sibling(_ direction: SiblingDirection, of id: ID) -> Sibling<ID> {
        let number = id.sampleNumber + (direction == .next ? 1 : -1)
        if loaded.contains(number) { return .item(ID(sample: number)) }
        return direction == .next && !isComplete ? .notLoaded : .none
    }

    package func didMove(to id: ID) { moves.append(id.sampleNumber) }

    package func loadMoreSiblings() async -> CatalogFailure? {
        loadCount += 1
        return await afterLoading?(self)
    }
}

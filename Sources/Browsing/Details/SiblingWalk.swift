package import Entities

/// Leads a detail to the next and the previous items of the list that it was opened from.
@MainActor
package final class SiblingWalk<ID: Hashable & Sendable> {
    /// Why the last step did not lead to another item, or not yet.
    package enum Obstacle: Equatable {
        case atTheEnd(SiblingDirection)
        case loadingMore
        /// Loading more of the list has failed.
        case failed(SiblingDirection, CatalogFailure)
    }

    private enum Work { case loadMore, lookAhead }

    /// Where the next step starts.
    package private(set) var id: ID
    package private(set) var obstacle: Obstacle?
    /// Set by the owner, which they should hold weakly: called after a step, and when an obstacle comes up.
    package var didMove: (@MainActor () -> Void)?
    package var didStop: (@MainActor () -> Void)?
    private weak var siblings: (any SiblingSource<ID>)?
    private let lookAhead: @MainActor (ID) async -> Void
    private let scope = TaskScope<Work>()

    /// - Parameters:
    ///   - siblings: the list; nil for none.
    ///   - lookAhead: gets ready the item after the one that a step has led to, since the user will likely go on.
    package init(
        from id: ID, siblings: (any SiblingSource<ID>)?, lookAhead: @escaping @MainActor (ID) async -> Void
    ) {
        self.id = id
        self.siblings = siblings
        self.lookAhead = lookAhead
    }

    /// Whether there is such a list, and it is still there.
    package var hasSiblings: Bool { siblings != nil }

    package func step(_ direction: SiblingDirection) {
        switch siblings?.sibling(direction, of: id) {
        case .item(let sibling):
            scope.cancel(.loadMore)
            move(to: sibling)
            if case .item(let next) = siblings?.sibling(direction, of: id) {
                scope.start(.lookAhead) { [lookAhead] in await lookAhead(next) }
            }
        case .notLoaded: loadMore(direction)
        case .some(.none), nil: stop(.atTheEnd(direction))
        }
    }

    /// - Returns: whether a step had failed, and is tried again.
    package func retry() -> Bool {
        guard case .failed(let direction, _) = obstacle else { return false }
        step(direction)
        return true
    }

    /// Why loading more of the list has failed; nil if it has not.
    package var failure: CatalogFailure? {
        if case .failed(_, let failure) = obstacle { failure } else { nil }
    }

    /// Something newer is to be told.
    package func forgetObstacle() {
        obstacle = nil
    }

    private func move(to sibling: ID) {
        (id, obstacle) = (sibling, nil)
        siblings?.didMove(to: sibling)
        didMove?()
    }

    private func loadMore(_ direction: SiblingDirection) {
        stop(.loadingMore)
        scope.start(.loadMore) { [weak self, weak siblings] in
            let failure = await siblings?.loadMoreSiblings()
            guard !Task.isCancelled, let self else { return }
            if let failure { stop(.failed(direction, failure)) } else { step(direction) }
        }
    }

    private func stop(_ obstacle: Obstacle) {
        self.obstacle = obstacle
        didStop?()
    }
}

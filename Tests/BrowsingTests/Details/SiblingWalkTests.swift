import Entities
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct SiblingWalkTests {
    /// A list of numbers, of which some are loaded.
    private final class ListStub: SiblingSource {
        var last: Int
        var isComplete = true
        var failure: CatalogFailure?
        private(set) var moves: [Int] = []
        private(set) var loadCount = 0

        init(last: Int) {
            self.last = last
        }

        func sibling(_ direction: SiblingDirection, of id: Int) -> Sibling<Int> {
            let sibling = direction == .next ? id + 1 : id - 1
            if (1...last).contains(sibling) { return .item(sibling) }
            return direction == .next && !isComplete ? .notLoaded : .none
        }

        func didMove(to id: Int) { moves.append(id) }

        func loadMoreSiblings() async -> CatalogFailure? {
            loadCount += 1
            if failure == nil { last += 2 }
            return failure
        }
    }

    private final class Log {
        var prepared: [Int] = []
        var moves = 0
        var stops = 0
    }

    private let list = ListStub(last: 3)
    private let log = Log()
    private let walk: SiblingWalk<Int>

    init() {
        walk = SiblingWalk(from: 2, siblings: list) { [log] in log.prepared.append($0) }
        walk.didMove = { [log] in log.moves += 1 }
        walk.didStop = { [log] in log.stops += 1 }
    }

    @Test func aStepLeadsToTheNextAndTellsTheList() {
        walk.step(.next)
        #expect(walk.id == 3)
        #expect(list.moves == [3])
        #expect((log.moves, log.stops) == (1, 0))
        walk.step(.previous)
        walk.step(.previous)
        #expect(walk.id == 1)
    }

    @Test func theOneAfterIsPrepared() async {
        list.last = 9
        walk.step(.next)
        #expect(await eventually { @MainActor in log.prepared == [4] })
        walk.step(.previous)
        #expect(await eventually { @MainActor in log.prepared == [4, 1] })
    }

    @Test(arguments: [(SiblingDirection.next, 1), (.previous, 1)])
    func whereTheListEndsItStops(direction: SiblingDirection, steps: Int) {
        for _ in 0..<steps { walk.step(direction) }
        let end = walk.id
        walk.step(direction)
        #expect(walk.id == end)
        #expect(walk.obstacle == .atTheEnd(direction))
        #expect(log.stops == 1)
    }

    @Test func theWayBackIsNoObstacle() {
        walk.step(.next)
        walk.step(.next)
        walk.step(.previous)
        #expect(walk.obstacle == nil)
        walk.step(.next)
        walk.step(.next)
        walk.forgetObstacle()
        #expect(walk.obstacle == nil)
    }

    @Test func whereTheListGoesOnItIsLoadedFirst() async {
        list.isComplete = false
        walk.step(.next)
        walk.step(.next)
        #expect(walk.obstacle == .loadingMore)
        #expect(await eventually { @MainActor in walk.id == 4 })
        #expect(walk.obstacle == nil)
        #expect(list.loadCount == 1)
    }

    @Test func aStepThatFailedIsTriedAgain() async {
        list.isComplete = false
        list.failure = .offline
        #expect(!walk.retry())
        walk.step(.next)
        walk.step(.next)
        #expect(await eventually { @MainActor in walk.obstacle == .failed(.next, .offline) })

        list.failure = nil
        #expect(walk.retry())
        #expect(await eventually { @MainActor in walk.id == 4 })
        #expect(!walk.retry())
    }

    @Test func withoutAListThereIsNoWay() {
        let alone = SiblingWalk<Int>(from: 2, siblings: nil) { _ in }
        #expect(walk.hasSiblings && !alone.hasSiblings)
        alone.step(.next)
        #expect(alone.id == 2)
        #expect(alone.obstacle == .atTheEnd(.next))
    }
}

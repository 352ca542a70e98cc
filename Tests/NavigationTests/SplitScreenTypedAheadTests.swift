import Commands
import Navigation
import Presentation
import ScreenTestSupport
import Testing

/// Commands for a list that waits for its first rows.
@MainActor
struct SplitScreenTypedAheadTests {
    private let scene = SplitScene()

    init() {
        scene.list.isAwaitingRows = true
    }

    private var handled: [Command] {
        scene.list.calls.compactMap { if case .handle(let command) = $0 { command } else { nil } }
    }

    private func rowsCome() {
        scene.list.isAwaitingRows = false
        scene.layout(120)
    }

    @Test func whatIsForRowsWaitsForThemInItsOrder() {
        for command in [Command.down, .pageDown, .favourite, .open] { #expect(scene.split.handle(command)) }
        scene.layout(120)
        #expect(handled == [])

        rowsCome()
        #expect(handled == [.down, .pageDown, .favourite, .open])
        scene.layout(120)
        #expect(handled.count == 4)
    }

    @Test(arguments: [Command.filter, .undo, .refresh, .back, .save])
    func whatNeedsNoRowsDoesNotWait(command: Command) {
        _ = scene.split.handle(command)
        #expect(handled == [command])
    }

    @Test func whatIsSaidBehindItBeforeTheNextFrameDoesNotOvertakeIt() {
        _ = scene.split.handle(.down)
        scene.list.isAwaitingRows = false
        _ = scene.split.handle(.favourite)
        #expect(handled == [.down, .favourite])
    }

    @Test func whereACommandMakesTheListBeginAnewTheRestWaitsAgain() {
        _ = scene.split.handle(.favourite)
        _ = scene.split.handle(.down)
        scene.list.didHandle = { [list = scene.list] in list.isAwaitingRows = true }
        rowsCome()
        #expect(handled == [.favourite])

        scene.list.didHandle = nil
        rowsCome()
        #expect(handled == [.favourite, .down])
    }

    @Test func whoLeavesForTheOtherPaneMeantNothingMore() {
        scene.rest(on: 1)
        _ = scene.split.handle(.down)
        _ = scene.split.handle(.otherPane)
        _ = scene.split.handle(.otherPane)
        rowsCome()
        #expect(handled == [])
    }

    @Test func aKeyThatIsHeldDownDoesNotGoOnForMinutes() {
        for _ in 0..<10_000 { _ = scene.split.handle(.down) }
        rowsCome()
        #expect((1...100).contains(handled.count))
    }
}

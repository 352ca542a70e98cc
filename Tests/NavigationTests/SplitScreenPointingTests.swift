import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import Testing

/// What presses, wheels and pulls do in a split.
@MainActor
struct SplitScreenPointingTests {
    private let scene = SplitScene()

    /// - Parameter width: 120 is two panes, with the line between them in column 54.
    private func point(_ action: Pointing.Action, _ x: Int, _ y: Int, width: Int = 120) -> PointerUse {
        _ = scene.split.frame(width, 20)
        return scene.split.handle(Pointing(action, at: CellPosition(x: x, y: y)))
    }

    private func target(_ x: Int, _ y: Int, width: Int = 120) -> Target? {
        scene.split.frame(width, 20).target(at: CellPosition(x: x, y: y))
    }

    @Test func aPressGivesItsPaneTheKeyboardAndIsToldInItsCells() {
        scene.rest(on: 1)
        #expect(point(.press(.row(3)), 60, 5) == .marked)
        #expect(scene.receiver(of: .down) == "detail")
        let told = scene.detail?.pointings.last
        #expect(told?.action == .press(.row(3)) && told?.position == CellPosition(x: 5, y: 4))
        #expect(told?.hasKeyboard == false)
        #expect(point(.press(nil), 10, 5) == .marked)
        #expect(scene.receiver(of: .down) == "list")
        #expect(point(.press(nil), 10, 5) == .none)
        #expect(scene.list.pointings.last == Pointing(.press(nil), at: CellPosition(x: 9, y: 4)))
    }

    @Test func aWheelIsForThePaneBelowIt() {
        scene.rest(on: 1)
        _ = point(.scroll(3), 60, 5)
        #expect(scene.detail?.pointings.last?.action == .scroll(3))
        #expect(scene.list.pointings == [])
        #expect(scene.receiver(of: .down) == "list")
    }

    @Test func onTheBorderThereIsNothing() {
        scene.rest(on: 1)
        for (x, y) in [(0, 5), (119, 5), (10, 0), (10, 19), (500, 500), (-1, -1)] {
            #expect(point(.press(nil), x, y) == .none)
            #expect(point(.scroll(3), x, y) == .none)
        }
        #expect(scene.list.pointings == [] && scene.detail?.pointings == [])
    }

    @Test func theLineBetweenThePanesIsPulled() {
        scene.rest(on: 1)
        #expect([52, 53, 54, 55].map { target($0, 7) } == [nil, .divider, .divider, nil])
        #expect(point(.drag, 70, 3) == .marked)
        #expect(target(70, 7) == .divider)
        #expect(point(.drag, 500, 3) == .marked)
        #expect(target(94, 7) == .divider)
        #expect(point(.drag, -5, 3) == .marked)
        #expect(target(24, 7) == .divider)

        _ = scene.split.handle(.turnPanes)
        _ = point(.drag, 3, 9)
        #expect(target(3, 9) == .divider && target(3, 8) == nil && target(3, 10) == nil)
    }

    @Test func inOnePaneThereIsNothingToPull() {
        #expect(point(.drag, 30, 3, width: 80) == .marked)
        #expect((0..<80).allSatisfy { target($0, 7, width: 80) == nil })
        _ = point(.press(.row(1)), 5, 5, width: 80)
        #expect(scene.list.pointings.last == Pointing(.press(.row(1)), at: CellPosition(x: 4, y: 4)))
    }

    @Test func whatIsBeingWrittenIsNotLeftByAPressElsewhere() {
        scene.rest(on: 1)
        scene.open(1)
        let note = ScreenStub("Note")
        note.isTyping = true
        scene.split.push(note)
        #expect(point(.press(.row(3)), 10, 5) == .none)
        #expect(scene.list.pointings == [])
        _ = scene.split.handle(.down)
        #expect(note.calls.last == .handle(.down))
    }

    @Test func whoTypesASearchMayPressOnWhatItHasFound() {
        scene.rest(on: 1)
        scene.list.isTyping = true
        #expect(point(.press(nil), 60, 5) == .marked)
        #expect(scene.detail?.pointings.count == 1)
    }

    @Test func whereNoDetailIsThereIsNobodyToTell() {
        #expect(point(.press(nil), 60, 5) == .none)
        #expect(scene.receiver(of: .down) == "list")
    }
}

import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@MainActor
struct SplitScreenDrawingTests {
    private let scene = SplitScene()

    @Test("Before the cursor is on anything there is nothing beside the list, which a reader is told")
    func nothingIsSelectedBeforeTheCursorIsOnAnything() {
        let rows = scene.split.frame(120, 5).rows

        #expect(rows[0].hasPrefix("┌ ▸ List ─"))
        #expect(rows[1].hasPrefix("│<List>"))
        #expect(rows.map(\.count) == [120, 120, 120, 120, 120])
        #expect(!rows.joined().contains("Nothing selected"))
        let spoken = Canvas(size: Size(width: 120, height: 5))
        spoken.isForReader = true
        scene.split.draw(on: spoken.surface, hasFocus: true)
        #expect(spoken.rows[2].contains("Nothing selected"))
    }

    @Test func whileTheListLoadsItIsNotSaidThatNothingIsSelected() {
        scene.list.isBusy = true
        let text = scene.split.frame(120, 5).text
        #expect(text.contains("Loading…") && !text.contains("Nothing selected"))
    }

    @Test func bothTitlesStandInTheBorderAndTheOneWithTheKeyboardIsMarked() {
        scene.rest(on: 1)
        #expect(scene.split.frame(120, 5).rows[0].contains("┌ ▸ List ─"))
        #expect(scene.split.frame(120, 5).rows[0].contains("┬ Detail 1 ─"))

        _ = scene.split.handle(.otherPane)
        #expect(scene.split.frame(120, 5).rows[0].contains("┌ List ─"))
        #expect(scene.split.frame(120, 5).rows[0].contains("┬ ▸ Detail 1 ─"))
    }

    @Test func onePaneNeedsNoMark() {
        #expect(scene.split.frame(80, 5).rows[0].hasPrefix("┌ List ─"))
    }

    @Test func onlyTheFocusedScreenDrawsItselfWithTheKeyboard() {
        scene.rest(on: 1)
        let canvas = scene.split.frame(120, 5)
        #expect(canvas[1, 1].style == .selected)
        #expect(canvas[55, 1].style == .plain)

        _ = scene.split.handle(.otherPane)
        let after = scene.split.frame(120, 5)
        #expect(after[1, 1].style == .plain)
        #expect(after[55, 1].style == .selected)
    }

    @Test func aSplitThatIsCoveredHasNoKeyboard() {
        #expect(scene.split.frame(120, 5, hasFocus: false)[1, 1].style == .plain)
    }

    @Test func theStatusStandsInTheLowerBorder() {
        scene.list.status = "2 of 240"

        #expect(scene.split.frame(80, 5).rows[4].hasSuffix("─ 2 of 240 ─┘"))
        #expect(scene.split.status == "2 of 240")
    }

    @Test func theTitleIsThatOfTheScreenWithTheKeyboard() {
        scene.rest(on: 1)
        #expect(scene.split.title == "List")
        scene.open(1)
        #expect(scene.split.title == "Detail 1")
    }

    @Test func doesNotDrawWhereThereIsNoRoom() {
        #expect(scene.split.frame(2, 2).rows == ["", ""])
    }
}

import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// What keys make of the panes: nothing is made or loaded anew for it.
@MainActor
struct SplitScreenPaneTests {
    private func frame(_ scene: SplitScene, _ width: Int = 120, _ height: Int = 20) -> [String] {
        scene.split.frame(width, height).rows
    }

    @Test func theListGetsMoreRoomAndLess() {
        let scene = SplitScene()
        scene.rest(on: 1)
        #expect(scene.split.handle(.growList))
        #expect(frame(scene)[0].prefix { $0 != "┬" }.count == 60)
        #expect(scene.list.calls.last == .layout(Size(width: 59, height: 18)))
        #expect(scene.split.handle(.shrinkList) && scene.split.handle(.shrinkList))
        #expect(frame(scene)[0].prefix { $0 != "┬" }.count == 48)
        #expect(scene.split.handle(.resetPanes))
        #expect(frame(scene)[0].prefix { $0 != "┬" }.count == 54)
    }

    @Test("One below the other, the line between them has the status of the upper and the title of the lower one")
    func stacked() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.list.status = "1 of 240"
        scene.detail?.status = "40 %"
        _ = frame(scene)
        #expect(scene.split.handle(.turnPanes))
        let rows = frame(scene, 40, 12)
        #expect(rows[0] == "┌ ▸ List " + String(repeating: "─", count: 30) + "┐")
        #expect(rows[1].hasPrefix("│<List>"))
        #expect(rows[5] == "├ Detail 1 ───────────────── 1 of 240 ─┤")
        #expect(rows[6].hasPrefix("│<Detail 1>"))
        #expect(rows[11] == "└─────────────────────────────── 40 % ─┘")
    }

    @Test func aLongTitleLeavesTheStatusAboveItAlone() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.list.status = "1 of 240"
        scene.split.push(ScreenStub("The Assassination of Jesse James by the Coward Robert Ford"))
        _ = frame(scene)
        _ = scene.split.handle(.turnPanes)
        #expect(frame(scene, 40, 12)[5] == "├ ▸ The Assassination of J…  1 of 240 ─┤")
    }

    @Test("Through all ways nothing is made, loaded or left", arguments: [false, true])
    func nothingIsMadeAnew(isReading: Bool) async {
        let scene = SplitScene()
        scene.rest(on: 1)
        await scene.endPause()
        if isReading { scene.open(1) }
        let detail = scene.detail
        for command in [Command.turnPanes, .growList, .turnPanes, .turnPanes, .shrinkList, .resetPanes] {
            #expect(scene.split.handle(command) || command == .growList)
            _ = frame(scene)
        }
        #expect(scene.made == [1])
        #expect(scene.detail === detail)
        #expect(detail?.count(of: .didAppear) == 1)
        #expect(scene.list.count(of: .didAppear) == 1)
        #expect(scene.receiver(of: .down) == (isReading ? "detail" : "list"))
    }

    @Test func inOnePaneThereIsNothingToResize() {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)
        #expect(!scene.split.handle(.growList))
        #expect(!scene.split.commands.contains(.growList))
        _ = scene.split.frame(30, 6)
        #expect(!scene.split.handle(.turnPanes))
        #expect(!scene.split.commands.contains(.turnPanes))
    }

    @Test func allSplitsShareOneArrangement() {
        let display = DisplaySpy()
        let panes = Panes(display: display)
        let splits = (0..<2).map { _ in
            SplitScreen(wording: .sample("C"), pause: HeldPause().pause, panes: panes, display: display)
        }
        for split in splits { split.start(with: ScreenStub("List")) }
        _ = splits[0].frame(120, 20)
        #expect(splits[0].handle(.turnPanes))
        #expect(splits[1].frame(120, 20).rows[9].hasPrefix("├"))
        #expect(panes.choice == PaneChoice(way: .stacked))

        panes.use(PanePreference(way: .single))
        panes.choice = PaneChoice()
        #expect(!splits[1].frame(120, 20).text.contains("┬"))
        #expect(display.changeCount > 0)
    }
}

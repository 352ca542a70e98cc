import Commands
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// A list without rows has nothing beside it.
@MainActor
struct SplitScreenEmptyTests {
    private let scene = SplitScene()

    private func width(of screen: ScreenStub?) -> Int? {
        screen?.calls.lazy.compactMap { if case .layout(let size) = $0 { size.width } else { nil } }.last
    }

    /// The first line of the frame.
    private func border() -> String { scene.split.frame(120, 8).rows[0] }

    @Test func oneFrameHasAllTheRoom() {
        scene.list.isEmptyList = true
        scene.layout(120)
        #expect(width(of: scene.list) == 118)
        #expect(border() == "┌ List " + String(repeating: "─", count: 112) + "┐")
        for command in [Command.growList, .turnPanes, .otherPane] {
            #expect(!scene.split.commands.contains(command))
        }
        let spoken = Canvas(size: Size(width: 120, height: 8))
        spoken.isForReader = true
        scene.split.draw(on: spoken.surface, hasFocus: true)
        #expect(!spoken.rows.joined().contains("Nothing selected"))
    }

    @Test func theFirstRowPartsIt() {
        scene.list.isEmptyList = true
        scene.layout(120)
        scene.list.isEmptyList = false
        scene.rest(on: 1)
        #expect(width(of: scene.list) == 53)
        #expect(border().contains("┬ Detail 1 ─"))
    }

    @Test("While rows are asked for nothing moves", arguments: [true, false])
    func whileRowsAreAskedForThePanesStayAsTheyAre(wasEmpty: Bool) {
        scene.list.isEmptyList = wasEmpty
        scene.layout(120)
        (scene.list.isEmptyList, scene.list.isAwaitingRows) = (false, true)
        scene.layout(120)
        #expect(border().contains("┬") != wasEmpty)
    }

    @Test func withItsLastRowThePageOfThatGoes() {
        scene.rest(on: 1)
        scene.list.isEmptyList = true
        scene.split.followNothing(of: scene.list)
        scene.layout(120)
        #expect(scene.detail == nil && width(of: scene.list) == 118)
    }

    @Test func aPageOverItHasAllTheRoomAndGoesWhenOneLeavesIt() {
        scene.list.isEmptyList = true
        scene.layout(120)
        let page = ScreenStub("Year")
        scene.split.push(page)
        scene.layout(120)
        #expect(border().hasPrefix("┌ Year ─") && width(of: page) == 118)
        #expect(scene.split.handle(.back))
        scene.layout(120)
        #expect(border().hasPrefix("┌ List ─") && !border().contains("Year"))
    }

    @Test func aListThatWantsAllTheRoomHasNoStripThen() {
        (scene.list.wantsWidth, scene.list.isEmptyList) = (true, true)
        scene.split.layout(size: Size(width: 120, height: 34))
        #expect(!scene.split.frame(120, 34).rows.contains { $0.contains("├") })
    }
}

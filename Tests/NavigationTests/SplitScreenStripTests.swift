import Commands
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// A list that wants the whole width: its detail gives way to a strip below.
@MainActor
struct SplitScreenStripTests {
    private let scene = SplitScene()

    init() {
        scene.list.wantsWidth = true
        scene.rest(on: 1)
    }

    private func layout(_ width: Int, _ height: Int) {
        scene.split.layout(size: Size(width: width, height: height))
    }

    private func size(of screen: ScreenStub?) -> Size? {
        screen?.calls.lazy.compactMap { if case .layout(let size) = $0 { size } else { nil } }.last
    }

    @Test func belowItAStripSaysWhatTheCursorIsOn() {
        layout(120, 40)
        #expect(size(of: scene.list) == Size(width: 118, height: 31))
        #expect(size(of: scene.detail) == Size(width: 118, height: 6))
    }

    @Test("Where the list has two lines of tiles, it has an even number of rows")
    func twoLinesOfTilesAreAlike() {
        for (height, list, strip) in [(32, 24, 5), (33, 24, 6), (34, 26, 5), (35, 26, 6), (37, 28, 6)] {
            layout(120, height)
            #expect(size(of: scene.list) == Size(width: 118, height: list))
            #expect(size(of: scene.detail) == Size(width: 118, height: strip))
        }
    }

    @Test func whereThereIsNoRoomForAStripItIsAlone() {
        layout(100, 28)
        #expect(size(of: scene.list) == Size(width: 98, height: 26), "Two lines of large tiles say more")
        layout(120, 31)
        #expect(size(of: scene.list) == Size(width: 118, height: 29))
        layout(80, 34)
        #expect(size(of: scene.list) == Size(width: 78, height: 32))
    }

    @Test func whereThereIsNoStripTheBorderSaysWhatTheCursorIsOn() {
        scene.list.selected = "Heat · 1995 · ★ 7.9"
        scene.list.status = "8 of 301"
        func border(_ width: Int, _ height: Int) -> String {
            layout(width, height)
            let canvas = Canvas(size: Size(width: width, height: height))
            scene.split.draw(on: canvas.surface, hasFocus: true)
            return canvas.rows[height - 1]
        }
        #expect(border(44, 20) == "└ Heat · 1995 · ★ 7.9 ────────── 8 of 301 ─┘")
        #expect(border(30, 20) == "└ Heat · 1995 ·… ─ 8 of 301 ─┘")
        #expect(border(20, 20) == "└─────── 8 of 301 ─┘", "There is no room for it")
        layout(120, 34)
        let canvas = Canvas(size: Size(width: 120, height: 34))
        scene.split.draw(on: canvas.surface, hasFocus: true)
        #expect(!canvas.rows.contains { $0.contains("Heat") }, "The strip says it")
    }

    @Test func howFarAStripIsIsNotSaid() {
        scene.list.status = "1 of 100"
        scene.detail?.status = "1 of 59"
        layout(120, 34)
        let canvas = Canvas(size: Size(width: 120, height: 34))
        scene.split.draw(on: canvas.surface, hasFocus: true)
        #expect(canvas.rows.contains { $0.contains("1 of 100") } && !canvas.rows.contains { $0.contains("1 of 59") })
    }

    @Test func aDetailThatHasTheKeyboardHasAllTheRoom() {
        layout(120, 34)
        _ = scene.split.handle(.otherPane)
        layout(120, 34)
        #expect(size(of: scene.detail) == Size(width: 118, height: 32))
        _ = scene.split.handle(.back)
        layout(120, 34)
        #expect(size(of: scene.detail) == Size(width: 118, height: 5))
    }

    @Test("It says what the cursor is on, though the page of that has led elsewhere before")
    func itSaysWhatTheCursorIsOn() {
        let list = scene.list
        list.wantsWidth = false
        layout(120, 34)
        _ = scene.split.handle(.otherPane)
        let person = ScreenStub("Person")
        scene.split.push(person)
        layout(120, 34)
        #expect(scene.split.title == "Person")
        (list.commands, list.known) = ([.posters], [.posters])
        list.didHandle = { [weak list] in list?.wantsWidth = true }
        #expect(scene.split.handle(.posters))
        layout(120, 34)
        #expect(size(of: scene.detail) == Size(width: 118, height: 5))
        #expect(size(of: person) != Size(width: 118, height: 5))
        #expect(scene.split.title == "List")
    }

    @Test func nothingMovesTheLineAboveAStrip() {
        layout(120, 34)
        for command in [Command.growList, .shrinkList, .turnPanes] {
            #expect(!scene.split.commands.contains(command))
            _ = scene.split.handle(command)
        }
        layout(120, 34)
        #expect(size(of: scene.list) == Size(width: 118, height: 26))
        let canvas = Canvas(size: Size(width: 120, height: 34))
        scene.split.draw(on: canvas.surface, hasFocus: true)
        #expect((0..<34).allSatisfy { canvas.target(at: CellPosition(x: 60, y: $0)) == nil })
        scene.list.wantsWidth = false
        layout(120, 34)
        #expect(size(of: scene.list)?.width == 53)
    }
}

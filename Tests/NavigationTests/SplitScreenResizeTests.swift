import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// Changes between one pane and two, at 100 columns.
@MainActor
struct SplitScreenResizeTests {
    @Test(arguments: [(99, false), (100, true)])
    func bothPanesAreInSightFrom100ColumnsOn(width: Int, isWide: Bool) {
        let scene = SplitScene(width: width)
        scene.rest(on: 1, width: width)

        #expect(scene.split.frame(width, 8).text.contains("<Detail 1>") == isWide)
    }

    @Test func eachPaneIsToldItsSize() {
        let scene = SplitScene(width: 80)
        #expect(scene.list.calls.last == .layout(Size(width: 78, height: 6)))

        scene.rest(on: 1, width: 120)
        #expect(scene.list.calls.last == .layout(Size(width: 53, height: 6)))
        #expect(scene.detail?.calls.last == .layout(Size(width: 64, height: 6)))
    }

    @Test func becomingWideShowsTheDetailOfWhatTheCursorIsOn() {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)
        scene.layout(120)

        #expect(scene.made == [1])
    }

    @Test func aListAndItsDetailSurviveThereAndBack() async {
        let scene = SplitScene()
        scene.rest(on: 1)
        await scene.endPause()
        let detail = scene.detail
        for width in [80, 120, 99, 100] { scene.layout(width) }

        #expect(scene.made == [1])
        #expect(scene.detail === detail)
        #expect(detail?.count(of: .didAppear) == 1)
        #expect(scene.list.count(of: .didAppear) == 1)
        #expect(scene.receiver(of: .down) == "list")
    }

    @Test func aDetailThatIsReadSurvivesThereAndBack() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.open(1)
        let detail = scene.detail
        for width in [80, 120, 80] { scene.layout(width) }

        #expect(scene.made == [1])
        #expect(detail?.count(of: .didAppear) == 1)
        #expect(scene.receiver(of: .down) == "detail")
        #expect(scene.split.frame(80, 8).rows[1] == "│<Detail 1>" + String(repeating: " ", count: 68) + "│")
    }

    @Test func aDetailOpenedInOnePaneSurvivesBecomingWide() {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)
        scene.open(1)
        scene.layout(120)

        #expect(scene.made == [1])
        #expect(scene.split.frame(120, 8).rows[1].contains("<List>"))
        #expect(scene.receiver(of: .down) == "detail")
    }

    @Test func aDetailThatHasNotSettledDoesSoOnceThough() async {
        let scene = SplitScene()
        scene.rest(on: 1)
        for width in [80, 120] { scene.layout(width) }
        await scene.endPause()

        #expect(scene.made == [1])
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func whatIsPushedOnADetailSurvivesThereAndBack() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.open(1)
        let pushed = ScreenStub("Pushed")
        scene.split.push(pushed)
        for width in [80, 120, 80] { scene.layout(width) }

        #expect(pushed.count(of: .didAppear) == 1)
        #expect(scene.split.title == "Pushed")
        #expect(scene.made == [1])
    }

    @Test func backInOnePaneFreesTheDetail() {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)
        scene.open(1)
        #expect(scene.detail != nil)

        #expect(scene.split.handle(.back))
        #expect(scene.detail == nil)
        #expect(scene.split.title == "List")
    }

    @Test func openAfterThatMakesADetailAnew() {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)
        scene.open(1)
        scene.didMoveDetail(to: 2)
        _ = scene.split.handle(.back)
        scene.layout(80)
        scene.open(2)

        #expect(scene.made == [1, 2])
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func inOnePaneADetailOfAnotherItemIsNotKept() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.layout(80)
        scene.rest(on: 2, width: 80)
        #expect(scene.detail == nil)

        scene.layout(120)
        #expect(scene.made == [1, 2])
    }

    @Test func tabDoesNothingInOnePane() {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)

        #expect(!scene.split.handle(.otherPane))
        #expect(scene.list.calls.last == .handle(.otherPane))
    }

    @Test(arguments: [0, 1, 2, 3, 10, 99, 100, 101])
    func survivesEveryWidth(width: Int) {
        let scene = SplitScene()
        scene.rest(on: 1)
        for height in [0, 1, 2, 3, 8] {
            let canvas = scene.split.frame(width, height)
            #expect(canvas.size == Size(width: width, height: height))
        }
        #expect(scene.made == [1])
    }
}

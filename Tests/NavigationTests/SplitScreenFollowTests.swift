import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// The detail follows the list's cursor.
@MainActor
struct SplitScreenFollowTests {
    @Test func showsTheDetailOfWhatTheCursorIsOn() {
        let scene = SplitScene()
        scene.rest(on: 1)

        #expect(scene.made == [1])
        #expect(scene.split.frame(120, 8).rows[1].contains("<Detail 1>"))
    }

    @Test func aDetailAsksForNothingBeforeTheCursorHasRested() async {
        let scene = SplitScene()
        scene.rest(on: 1)
        await letWorkRun()
        #expect(scene.detail?.calls.first == .willAppear)
        #expect(scene.detail?.count(of: .didAppear) == 0)

        await scene.endPause()
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func whoLeadsOnBeforeTheCursorHasRestedLoadsTheDetailAndEachScreenOnce() async {
        let scene = SplitScene()
        let pushed = ScreenStub("Note")
        scene.rest(on: 1)
        await letWorkRun()
        scene.split.push(pushed)
        #expect(scene.detail?.count(of: .didAppear) == 1)

        await scene.endPause()
        #expect(scene.detail?.count(of: .didAppear) == 1)
        #expect(pushed.count(of: .didAppear) == 1)
    }

    @Test func aDetailThatHasAllItNeedsDoesNotWait() async {
        let scene = SplitScene()
        scene.detailsAreComplete = true
        scene.rest(on: 1)
        #expect(scene.detail?.count(of: .didAppear) == 1)

        await scene.endPause()
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func passingByManyItemsMakesOneDetailAFrameAndSettlesTheLast() async {
        let scene = SplitScene()
        var passed: [ScreenStub] = []
        for item in 1...50 {
            scene.follow(item)
            if item.isMultiple(of: 10) {
                scene.layout(120)
                await letWorkRun()
                if let detail = scene.detail { passed.append(detail) }
            }
        }
        await scene.endPause()

        #expect(scene.made == [10, 20, 30, 40, 50])
        #expect(passed.map { $0.count(of: .didAppear) } == [0, 0, 0, 0, 1])
    }

    @Test func aDetailThatIsPassedByIsGone() {
        let scene = SplitScene()
        scene.rest(on: 1)
        weak let passed = scene.detail
        scene.rest(on: 2)

        #expect(passed == nil)
        #expect(scene.detail != nil)
    }

    @Test func aDetailIsMadeOnceHoweverManyFramesThereAre() {
        let scene = SplitScene()
        for _ in 1...3 { scene.rest(on: 1) }

        #expect(scene.made == [1])
    }

    @Test func thereIsNoDetailWhereThereIsNoRoom() async {
        let scene = SplitScene(width: 80)
        scene.rest(on: 1, width: 80)
        await scene.endPause()

        #expect(scene.made.isEmpty)
    }

    @Test func whereThereIsNothingToFollowNothingIsSelected() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.split.followNothing(of: scene.list)
        scene.layout(120)

        #expect(scene.detail == nil)
        #expect(!scene.split.frame(120, 8).text.contains("Detail"))
    }

    @Test func aDetailThatMovedOnByItselfIsKept() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.open(1)
        scene.didMoveDetail(to: 2)
        _ = scene.split.handle(.back)
        scene.layout(120)
        #expect(scene.made == [1])

        scene.open(2)
        #expect(scene.made == [1])
    }

    @Test func afterThatTheOldItemsDetailIsMadeAnew() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.open(1)
        scene.didMoveDetail(to: 2)
        _ = scene.split.handle(.back)
        scene.rest(on: 1)

        #expect(scene.made == [1, 1])
    }

    @Test func theCursorMayMoveWhileADetailIsReadAndIsFollowedAfterwards() {
        let scene = SplitScene()
        scene.rest(on: 1)
        scene.open(1)
        scene.rest(on: 2)
        #expect(scene.made == [1])
        #expect(scene.detail?.title == "Detail 1")

        _ = scene.split.handle(.back)
        scene.layout(120)
        #expect(scene.made == [1, 2])
    }

    @Test func everyChangeNeedsAFrame() {
        let scene = SplitScene()
        var counts = [scene.display.changeCount]
        for change in [
            { scene.follow(1) }, { scene.open(1) }, { scene.split.push(ScreenStub()) },
            { _ = scene.split.handle(.back) }, { _ = scene.split.handle(.otherPane) },
            { scene.split.followNothing(of: scene.list) },
        ] {
            change()
            counts.append(scene.display.changeCount)
        }

        #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aSplitThatIsGoneSettlesNothing() async {
        var scene: SplitScene? = SplitScene()
        let pause = scene?.pause
        let detail = ScreenStub()
        scene?.split.follow(1, of: detail) { detail }
        scene?.layout(120)
        await letWorkRun()
        scene = nil
        pause?.end()
        await letWorkRun()

        #expect(detail.count(of: .willAppear) == 1)
        #expect(detail.count(of: .didAppear) == 0)
    }
}

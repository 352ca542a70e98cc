import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

/// What holds of every scene in each of its states, drawn and in lines.
@MainActor
struct SceneStateTests {
    nonisolated private static let sizes = [
        Size(width: 1, height: 1), Size(width: 9, height: 2), Size(width: 28, height: 4), Size(width: 38, height: 4),
        Size(width: 78, height: 20), Size(width: 198, height: 56),
    ]

    @Test(arguments: TestedScene.asking, [false, true])
    func itSaysThatItLoadsThenWhyThatFailedAndTriesAgain(scene: TestedScene, isPlain: Bool) async {
        let stage = Stage(isPlain: isPlain)
        // A desk that only this scene knows is made when it is looked for.
        for (_, desk) in scene.asked { _ = desk(stage) }
        for desk in stage.services {
            desk.interrupt(.offline)
            desk.hold()
        }
        stage.push(scene)
        await #expect(eventually { @MainActor in stage.services.contains { $0.waitingCount > 0 } })
        #expect(stage.screen.isBusy)
        #expect(!stage.screen.hasFailed)

        for desk in stage.services { desk.release() }
        await stage.untilIdle()
        #expect(stage.screen.hasFailed)
        #expect(stage.text.contains("You are offline"))
        #expect(stage.screen.commands.contains(.refresh))
        let asked = stage.requestCount

        for desk in stage.services { desk.interrupt(nil) }
        #expect(stage.screen.handle(.refresh))
        await stage.untilIdle()
        #expect(stage.requestCount > asked)
        #expect(!stage.screen.hasFailed)
        #expect(!stage.text.contains("You are offline"))
    }

    @Test(arguments: TestedScene.all, [false, true])
    func untilItsMenuOfListsIsThereItIsBusy(scene: TestedScene, isPlain: Bool) async {
        let stage = Stage(isPlain: isPlain)
        await stage.show(scene)
        guard stage.screen.commands.contains(.lists) else { return }
        stage.library.holdReading()
        #expect(stage.screen.handle(.lists))
        #expect(stage.screen.isBusy)

        stage.library.release()
        await stage.untilIdle()
        #expect(stage.screen.isTyping || (stage.screen as? any PlainScreen)?.page.isMenu == true)
    }

    @Test(arguments: TestedScene.all, [false, true])
    func withNothingToShowItSaysSomethingAndLeadsNowhere(scene: TestedScene, isPlain: Bool) async {
        let stage = Stage(.nothing, isPlain: isPlain)
        await stage.show(scene)

        #expect((stage.screen.title + stage.text).contains { $0.isLetter })
        #expect(!stage.navigator.calls.contains { if case .open = $0 { true } else { false } })
        #expect(!stage.navigator.calls.contains { if case .follow = $0 { true } else { false } })
    }

    @Test(arguments: TestedScene.all, Stage.Contents.allCases)
    func inEachSizeItIsDrawnTheSameAgain(scene: TestedScene, contents: Stage.Contents) async {
        let stage = Stage(contents)
        await stage.show(scene)
        for size in Self.sizes + Self.sizes.reversed() {
            let first = stage.screen.frame(size.width, size.height)
            #expect(stage.screen.frame(size.width, size.height).text == first.text, "\(size)")
            #expect(first.rows.allSatisfy { $0.count <= size.width }, "\(size)")
        }
    }

    @Test(arguments: TestedScene.all)
    func inLinesItHasTheRowsThatAreDrawn(scene: TestedScene) async {
        let (drawn, said) = (Stage(), Stage(isPlain: true))
        await drawn.show(scene)
        await said.show(scene)
        guard let page = (said.screen as? any PlainScreen)?.page else { return }

        let text = drawn.screen.frame(198, 56).text
        for row in page.rows { #expect(text.contains(row.title)) }
        #expect(said.screen.title == drawn.screen.title)
    }

    @Test(arguments: TestedScene.all)
    func anotherScreenGoesBackToWhereTheFirstWasLeft(scene: TestedScene) async {
        let first = Stage()
        await first.show(scene)
        for _ in 1...3 where first.screen.commands.contains(.down) { _ = first.screen.handle(.down) }
        await first.untilIdle()
        // A short list that is always the same starts at its top.
        guard first.screen.memento != ScreenMemento() else { return }
        let second = Stage()
        second.stack.push(scene.make(second), settles: false)
        second.screen.restore(first.screen.memento)
        second.stack.settle()
        await second.untilIdle()

        #expect(second.screen.memento == first.screen.memento)
        #expect(second.screen.status == first.screen.status)
        #expect(second.text == first.text)
    }
}

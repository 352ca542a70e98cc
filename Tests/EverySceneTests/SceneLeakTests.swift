import Commands
import Entities
import Navigation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing

/// Nothing of a scene is left once it is popped, and it does nothing more.
@MainActor
struct SceneLeakTests {
    /// One thing that a scene asks for when it appears.
    struct Request: Sendable, CustomTestStringConvertible {
        let scene: TestedScene
        let name: String
        let desk: TestedScene.Desk

        var testDescription: String { "\(scene.name): \(name)" }

        static let all = TestedScene.asking.flatMap { scene in
            scene.asked.map { Request(scene: scene, name: $0.key, desk: $0.value) }
        }
    }

    @Test(arguments: TestedScene.all, [false, true])
    func aPoppedSceneIsGoneAllOfIt(scene: TestedScene, isPlain: Bool) async {
        let stage = Stage(isPlain: isPlain)
        await stage.show(scene)
        let parts = SceneParts(of: stage.stack.top)
        #expect(parts.living == scene.parts)

        stage.stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { @MainActor in stage.listenerCount == 0 })
    }

    @Test(arguments: Request.all)
    func aPoppedSceneIsGoneThoughARequestHangsAndShowsNothingMore(request: Request) async {
        let stage = Stage()
        let desk = request.desk(stage)
        desk.hold()
        stage.push(request.scene)
        await #expect(
            eventually { @MainActor in
                _ = stage.screen.frame(78, 20)
                return desk.waitingCount > 0
            })
        let parts = SceneParts(of: stage.stack.top)
        #expect(parts.living == request.scene.parts)

        stage.stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { desk.cancelledCount == desk.waitingCount })
        let (changes, calls) = (stage.display.changeCount, stage.navigator.calls)
        desk.release()
        await letWorkRun()
        #expect(stage.display.changeCount == changes)
        #expect(stage.navigator.calls == calls)
    }

    @Test(arguments: [TestedScene.bookForm, .listForm])
    func aPoppedFormIsGoneOnceWhatItStoresIsStored(scene: TestedScene) async {
        let stage = Stage()
        await stage.show(scene)
        let kept = stage.library.kept.count
        stage.type("E")
        stage.library.hold()
        #expect(stage.screen.handle(key: .enter))
        await #expect(eventually { @MainActor in stage.library.heldCount == 1 })
        let parts = SceneParts(of: stage.stack.top)
        #expect(parts.living == scene.parts)

        stage.stack.pop()
        stage.library.release()
        await #expect(eventually { @MainActor in stage.library.kept.count == kept + 1 })
        await #expect(eventually { @MainActor in parts.living == [] })
    }

    @Test func aPoppedPaletteIsGoneThoughASourceIsBeingAsked() async {
        let pause = HeldPause()
        let stage = Stage(pause: pause)
        await stage.show(.palette)
        stage.type("moon")
        await #expect(
            eventually { @MainActor in
                pause.end()
                return stage.finder.asked.contains("tmdb moon")
            })
        let parts = SceneParts(of: stage.stack.top)
        #expect(parts.living == TestedScene.palette.parts)

        stage.stack.pop()
        #expect(parts.living == [])
        for source in [SourceID.tmdb, .lastFM] { stage.finder.answer("moon", from: source, FoundTitles([])) }
    }

    @Test func aPoppedListOfSourcesIsGoneThoughAServiceIsBeingAsked() async {
        let stage = Stage()
        await stage.show(.sourceList)
        stage.directory.hold()
        #expect(stage.screen.handle(.refresh))
        await #expect(eventually { @MainActor in stage.directory.calls == [.check(.tmdb)] })
        let parts = SceneParts(of: stage.stack.top)
        #expect(parts.living == TestedScene.sourceList.parts)

        stage.stack.pop()
        #expect(parts.living == [])
        stage.directory.letGo()
    }

    @Test(arguments: TestedScene.asking)
    func aSceneThatIsPoppedWhileItRestsAsksForNothing(scene: TestedScene) async {
        let pause = HeldPause()
        let stage = Stage(pause: pause)
        stage.push(scene)
        await #expect(
            eventually { @MainActor in
                _ = stage.screen.frame(78, 20)
                return !stage.screen.isBusy || pause.waitingCount > 0
            })
        let parts = SceneParts(of: stage.stack.top)
        stage.stack.pop()
        #expect(parts.living == [])

        await letWorkRun()
        let asked = stage.requestCount
        pause.end()
        await letWorkRun()
        #expect(stage.requestCount == asked)
    }
}

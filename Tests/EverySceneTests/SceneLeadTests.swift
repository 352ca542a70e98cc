import Entities
import Navigation
import TestSupport
import Testing

/// What a scene's builder has put together: somebody who goes on from the screen comes where it leads, and what they do is done.
@MainActor
struct SceneLeadTests {
    private let stage = Stage()

    @Test(arguments: TestedScene.all) func itLeadsWhereItsBuilderSays(scene: TestedScene) async throws {
        await stage.show(scene)
        try await scene.leads(stage)
    }

    @Test func aNoteThatIsNotSavedWhenTheProgramEndsIsSavedThen() async {
        await stage.show(.noteEditor)
        stage.type("!")
        stage.screen.programWillEnd()

        #expect(stage.library.kept.first?.note?.text == "Said of it!")
    }
}

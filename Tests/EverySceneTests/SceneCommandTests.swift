import Commands
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// What a footer names works, and what it does not name does nothing.
@MainActor
struct SceneCommandTests {
    /// What is done with the thing that is shown or under the cursor, or with the list.
    nonisolated private static let actions: [Command] = [
        .openPage, .playTrailer, .favourite, .note, .delete, .standing, .rate, .lists, .importFile, .moveUp, .moveDown,
        .add, .edit,
        .shelf, .collection,
        .refine,
        .sort, .filter, .fold, .posters, .history, .editElsewhere, .enterKey, .useSource, .about, .takeBack, .saveForm,
    ]

    /// What the shell does, and what a screen takes as keys before they are commands.
    nonisolated private static let elsewhere: Set<Command> = [.copy, .about, .enterKey, .useSource]

    @Test(arguments: TestedScene.all, [false, true])
    func whatItNamesWorks(scene: TestedScene, isPlain: Bool) async {
        let named = Stage(isPlain: isPlain)
        await named.show(scene)
        // What is typed into takes keys, and in lines one goes on by saying so.
        guard !named.screen.isTyping else { return }
        let ways: Set<Command> = isPlain ? [.next, .previous] : []
        for command in named.screen.commands where !Self.elsewhere.union(ways).contains(command) {
            let stage = Stage(isPlain: isPlain)
            await stage.show(scene)
            #expect(stage.screen.handle(command), "\(command)")
        }
    }

    @Test(arguments: TestedScene.all)
    func whatItDoesNotNameDoesNothing(scene: TestedScene) async {
        let stage = Stage()
        await stage.show(scene)
        let (text, calls) = (stage.text, stage.navigator.calls)
        for command in Self.actions where !stage.screen.commands.contains(command) {
            _ = stage.screen.handle(command)
            #expect(stage.text == text, "\(command)")
        }
        #expect(stage.navigator.calls == calls)
        #expect(stage.links.opened.isEmpty)
        #expect(stage.library.orderCount == 0)
    }
}

import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import ImportForm

@MainActor
struct ImportFormBuilderTests {
    @Test func theScreenItBuildsTakesAPathAndAnAnswer() async {
        let (files, navigator) = (FakeFileImport(.success(.some)), NavigatorSpy())
        let screen = ImportFormBuilder(files: files, context: .sample()).build(navigator: navigator)
        _ = screen.willAppear()
        _ = screen.frame(78, 20)
        #expect(screen.handle(key: .character("a")) && screen.handle(key: .enter))
        await #expect(eventually { @MainActor in screen.question != nil })
        #expect(screen.handle(key: .character("y")))
        await #expect(eventually { @MainActor in navigator.calls == [.pop] })
        #expect(files.calls == ["try a", "take a"])
    }
}

import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import ListForm

@MainActor
struct ListFormBuilderTests {
    @Test func aPoppedSceneIsGoneAndWhatItStoresIsStored() async {
        let (library, navigator, stack) = (FakeLibrary(), NavigatorSpy(), ScreenStack())
        stack.push(ListFormBuilder(context: .sample(library: library)).build(nil, with: nil, navigator: navigator))
        _ = stack.top?.frame(78, 20)
        _ = stack.top?.handle(key: .character("W"))
        library.hold()
        _ = stack.top?.handle(key: .enter)
        await #expect(eventually { library.heldCount == 1 })
        let parts = SceneParts(of: stack.top)
        #expect(parts.living == ["view", "presenter", "router"])

        stack.pop()
        library.release()
        await #expect(eventually { library.kept.count == 1 })
    }
}

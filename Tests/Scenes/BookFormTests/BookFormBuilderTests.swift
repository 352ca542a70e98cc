import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import BookForm

@MainActor
struct BookFormBuilderTests {
    @MainActor
    private final class Delegate: WrittenBookDelegate {
        private(set) var subjects: [LibrarySubject] = []

        func willSave(_ subject: LibrarySubject) { subjects.append(subject) }
    }

    private let library = FakeLibrary()
    private let navigator = NavigatorSpy()
    private let delegate = Delegate()
    private let stack = ScreenStack()

    private func push() {
        stack.push(
            BookFormBuilder(context: .sample(library: library))
                .build(nil, delegate: delegate, navigator: navigator))
    }

    @Test func theScreenItBuildsTakesTextAndStoresIt() async throws {
        push()
        let screen = try #require(stack.top)
        _ = screen.frame(78, 20)
        for letter in "Emma" { _ = screen.handle(key: .character(letter)) }
        _ = screen.handle(key: .enter)

        await #expect(eventually { library.kept.map(\.summary.title) == ["Emma"] })
        #expect(delegate.subjects == library.kept.map(\.id))
        await #expect(eventually { @MainActor in self.navigator.calls == [.pop] })
    }

    @Test func aPoppedSceneIsGoneAndWhatItStoresIsStored() async throws {
        push()
        let screen = stack.top
        _ = screen?.frame(78, 20)
        _ = screen?.handle(key: .character("E"))
        library.hold()
        _ = screen?.handle(key: .enter)
        await #expect(eventually { library.heldCount == 1 })
        let parts = SceneParts(of: stack.top)
        #expect(parts.living == ["view", "presenter", "router"])

        stack.pop()
        library.release()
        await #expect(eventually { library.kept.count == 1 })
    }
}

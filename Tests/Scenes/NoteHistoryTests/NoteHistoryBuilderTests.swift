import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import NoteHistory

@MainActor
struct NoteHistoryBuilderTests {
    private let library = FakeLibrary()
    private let navigator = NavigatorSpy()
    private let delegate = EarlierTextDelegateSpy()
    private let stack = ScreenStack()

    private func push() async throws {
        for text in ["First", "Second", "Third"] {
            _ = try await library.saveNote(text, about: .sample, startedFrom: nil)
        }
        let builder = NoteHistoryBuilder(context: .sample(library: library))
        stack.push(builder.build(.sample, delegate: delegate, navigator: navigator))
    }

    @Test func theScreenItBuildsShowsTheTextsAndTakesOneBack() async throws {
        try await push()
        let screen = try #require(stack.top)
        #expect(screen.frame(60, 5).rows[1] == "    Second")
        for _ in 1...3 { _ = screen.handle(.down) }
        #expect(screen.frame(60, 5).rows.contains("    First"))
        #expect(screen.handle(key: .enter))

        #expect(delegate.texts == ["First"])
        #expect(navigator.calls == [.pop])
    }
}

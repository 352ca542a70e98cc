import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteEditorBuilderTests {
    private let library = FakeLibrary([.sample(note: "Again")])
    private let drafts = FakeDrafts()
    private let navigator = NavigatorSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = NoteEditorBuilder(context: .sample(library: library, drafts: drafts, display: display))
        stack.push(
            builder.build(.sample, navigator: navigator, destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsShowsTheNoteTakesTextAndSavesIt() throws {
        push()
        let screen = try #require(stack.top)
        #expect(screen.title == "Note on Yi Yi")
        for key in [Key.character("!"), .enter, .paste("And\nagain.")] { #expect(screen.handle(key: key)) }
        #expect(screen.frame(38, 4).rows == [" Again!", " And", " again.", ""])
        #expect(screen.handle(.back))

        #expect(library.kept.first?.note?.text == "Again!\nAnd\nagain.")
        #expect(navigator.calls == [.pop])
    }

    @Test func whatIsNotSavedWhenTheProgramEndsIsSavedThen() throws {
        push()
        let screen = try #require(stack.top)
        _ = screen.handle(key: .character("!"))
        screen.programWillEnd()

        #expect(library.kept.first?.note?.text == "Again!")
    }
}

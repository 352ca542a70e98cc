import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import ImportForm

@MainActor
struct ImportFormViewTests {
    /// The pane sizes in terminals of 80×24, 120×40, 200×60 and 30×6.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 64, height: 36), Size(width: 108, height: 56),
        Size(width: 28, height: 2),
    ]

    private func screen(_ outcome: Result<ImportOutcome, FileImportFailure>) -> any Screen {
        let screen = ImportFormBuilder(files: FakeFileImport(outcome), context: .sample())
            .build(navigator: NavigatorSpy())
        _ = screen.willAppear()
        return screen
    }

    private func choose(_ path: String, on screen: any Screen, _ size: Size) {
        _ = screen.frame(size.width, size.height)
        for letter in path { _ = screen.handle(key: .character(letter)) }
        _ = screen.handle(key: .enter)
    }

    @Test(arguments: sizes) func showsTheForm(size: Size) throws {
        try screen(.success(.some)).compare(with: "form", at: size)
    }

    @Test(arguments: sizes) func showsWhatTheFileWouldDo(size: Size) async throws {
        let screen = screen(.success(.some))
        choose("~/letterboxd-été.zip", on: screen, size)
        await #expect(eventually { @MainActor in screen.question != nil })
        try screen.compare(with: "asking", at: size)
    }

    @Test(arguments: sizes) func showsWhyNothingIsTakenIn(size: Size) async throws {
        let screen = screen(.failure(.unreadable(.notRecognised)))
        choose("notes.txt", on: screen, size)
        await #expect(eventually { @MainActor in !screen.isBusy })
        try screen.compare(with: "problem", at: size)
    }
}

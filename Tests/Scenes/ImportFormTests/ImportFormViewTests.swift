import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import ImportForm

@MainActor
struct ImportFormViewTests {
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

    @Test(arguments: PaneSizes.ofForms) func showsTheForm(size: Size) throws {
        try screen(.success(.some)).compare(with: "form", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func showsWhatTheFileWouldDo(size: Size) async throws {
        let screen = screen(.success(.some))
        choose("~/letterboxd-été.zip", on: screen, size)
        await #expect(eventually { @MainActor in screen.question != nil })
        try screen.compare(with: "asking", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func showsWhyNothingIsTakenIn(size: Size) async throws {
        let screen = screen(.failure(.unreadable(.notRecognised)))
        choose("notes.txt", on: screen, size)
        await #expect(eventually { @MainActor in !screen.isBusy })
        try screen.compare(with: "problem", at: size)
    }
}

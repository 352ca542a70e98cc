import Browsing
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// The README's pictures are frames of the program, on what is built in.
@MainActor
struct ReadmePictureTests {
    /// What is pressed for each, and in which theme it is shown.
    nonisolated private static let pictures: [(name: String, commands: [Command], theme: String)] = [
        ("list", [.down, .favourite], "dark"), ("page", [.down, .open], "gruvbox-dark"),
        ("grid", [.posters], "tokyo-night"), ("palette", [.down, .open, .back, .palette], "nord"),
        ("themes", [.theme], "catppuccin-latte"),
    ]

    nonisolated private static let size = Size(width: 104, height: 30)

    private func shell(_ theme: String) throws -> Shell {
        let terminal = TerminalStub(size: Self.size)
        let (wording, notices) = (Wording.sample("C"), NoticeBoardSpy())
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment), folders: Folders(environment: [:]),
            library: FakeLibrary { .recordedDay }, drafts: FakeDrafts(), wording: wording, pauses: .all(),
            links: LinkOpenerSpy(), display: DisplaySpy(), notices: notices, editor: ExternalEditorSpy())
        let themes = ThemeSwitch(
            terminal: terminal, library: ThemeLibrary(configuration: nil), wording: wording.theme, notices: notices)
        themes.use(theme)
        return Shell(
            sections: root.makeSections(),
            keys: KeysInForce(.standard(sections: SectionDescriptor.all.map(\.id))), wording: wording,
            covers: root.covers, finding: root.finding, themes: themes)
    }

    private func canvas(_ shell: Shell) async -> Canvas {
        // Work that a layout has begun may show something.
        for _ in 0..<3 {
            shell.layout(size: Self.size)
            await letWorkRun()
        }
        let canvas = Canvas(size: Self.size)
        shell.layout(size: Self.size)
        shell.draw(on: canvas.surface)
        return canvas
    }

    @Test(arguments: pictures.map(\.name))
    func eachIsAFrameOfTheProgram(name: String) async throws {
        let picture = try #require(Self.pictures.first { $0.name == name })
        let theme = try #require(Theme.builtIn.first { $0.name == picture.theme })
        let shell = try shell(picture.theme)
        var canvas = await canvas(shell)
        for command in picture.commands {
            shell.handle(command)
            canvas = await self.canvas(shell)
        }
        try RecordedScreen("readme-\(name)", ending: "svg").compare(withText: canvas.picture(in: theme))
    }

    @Test func `The README shows each of them`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        for (name, _, _) in Self.pictures {
            #expect(readme.contains("(Tests/MatineeTests/Screens/readme-\(name).svg)"))
        }
    }
}

import Browsing
import Commands
import CursesTerminal
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// What lies over the whole screen, on what is built in.
@MainActor
struct OverlayScreenTests {
    private let terminal = TerminalStub(size: Size(width: 120, height: 36))
    private let library = FakeLibrary { .recordedDay }

    private func shell() throws -> Shell {
        let (wording, notices) = (Wording.sample("C"), NoticeBoardSpy())
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment), folders: Folders(environment: [:]),
            library: library, drafts: FakeDrafts(), wording: wording, pauses: .all(), links: LinkOpenerSpy(),
            display: DisplaySpy(), notices: notices,
            editor: ExternalEditorSpy())
        let mouse = MouseSwitch(terminal: terminal, wording: wording.mouse, notices: notices)
        return Shell(
            sections: root.makeSections(),
            keys: KeysInForce(.standard(sections: SectionDescriptor.all.map(\.id))), wording: wording,
            covers: root.covers, finding: root.finding,
            themes: ThemeSwitch(
                terminal: terminal, library: ThemeLibrary(configuration: nil), wording: wording.theme,
                notices: notices),
            copyMenu: CopyMenu(
                clipboard: ClipboardSpy(), wording: wording.clipboard, notices: notices, mouse: mouse))
    }

    private func canvas(_ shell: Shell, _ size: Size) async -> Canvas {
        // Work that a layout has begun may show something.
        for _ in 0..<3 {
            shell.layout(size: size)
            await letWorkRun()
        }
        let canvas = Canvas(size: size)
        shell.layout(size: size)
        shell.draw(on: canvas.surface)
        return canvas
    }

    /// How each is reached.
    nonisolated private static let overlays: [(name: String, commands: [Command])] = [
        ("order", [.sort]), ("refine", [.down, .refine]), ("copy", [.down, .copy]), ("theme", [.theme]),
        ("delete", [.down, .favourite, .section(.library), .delete]), ("trail", [.open, .trail]),
        ("palette", [.palette]),
    ]

    private func reach(_ commands: [Command], _ shell: Shell, _ size: Size) async -> Canvas {
        var canvas = await canvas(shell, size)
        for command in commands {
            shell.handle(command)
            canvas = await self.canvas(shell, size)
        }
        return canvas
    }

    @Test(arguments: overlays.map(\.name), [(200, 60), (120, 36), (80, 24), (40, 12), (30, 6)])
    func eachIsABoxOverWhatThereIs(name: String, size: (width: Int, height: Int)) async throws {
        let size = Size(width: size.width, height: size.height)
        let canvas = await reach(Self.overlays.first { $0.name == name }?.commands ?? [], try shell(), size)
        try RecordedScreen("over-\(name)-\(size.width)x\(size.height)").compare(with: canvas)
    }

    @Test("On a terminal of ASCII the box has lines and corners too", arguments: ["refine", "theme"])
    func ofASCIIItHasLinesToo(name: String) async throws {
        let canvas = await reach(
            Self.overlays.first { $0.name == name }?.commands ?? [], try shell(), Size(width: 80, height: 24))
        let rows = (0..<canvas.size.height).map { y in
            canvas.row(y, 0...canvas.size.width - 1).map { cell in
                cell.isBelowPicture || cell.width == 0
                    ? " " : Unicode.Scalar(CellEncoder.asciiStandIn(for: cell)).map(String.init) ?? ""
            }.joined()
        }
        let trimmed = rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
        try RecordedScreen("over-\(name)-ascii-80x24").compare(withText: trimmed.map { $0 + "\n" }.joined())
    }

    @Test("It moves nothing, and when it is gone every cell is as before", arguments: overlays.map(\.name))
    func itMovesNothing(name: String) async throws {
        let size = Size(width: 120, height: 36)
        let shell = try shell()
        var commands = Self.overlays.first { $0.name == name }?.commands ?? []
        let opening = commands.removeLast()
        let before = await reach(commands, shell, size)
        shell.handle(opening)
        let over = await canvas(shell, size)
        let first = try #require(Self.place("╭", on: over))
        let last = try #require(Self.place("╯", on: over))
        for y in 0..<size.height {
            for x in 0..<size.width where !(first.y...last.y).contains(y) || !(first.x - 1...last.x + 1).contains(x) {
                // Without its ground a chip has no edges.
                #expect(over[x, y].text == before[x, y].text || before[x, y].isChipEdge, "\(x),\(y)")
            }
        }
        #expect(shell.handle(key: .escape) || shell.handle(.back))
        let after = await canvas(shell, size)
        for y in 0..<size.height { #expect(after.changedColumns(ofRow: y, since: before) == nil, "\(y)") }
    }

    private static func place(_ text: String, on canvas: Canvas) -> CellPosition? {
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width where canvas[x, y].text == text { return CellPosition(x: x, y: y) }
        }
        return nil
    }

    @Test("What ends the program with something unsaved is asked over the screen")
    func whatIsUnsavedIsAskedOverTheScreen() async throws {
        for (width, height) in [(200, 60), (120, 36), (80, 24), (40, 12), (30, 6)] {
            let size = Size(width: width, height: height)
            let shell = try shell()
            _ = await canvas(shell, size)
            let text = UnsavedText(
                title: "Note on Yi Yi", text: "words", inLibrary: .failed(Message("The disk is full.")), asDraft: .done)
            let report = UnsavedReport([text], orders: [], isOver: false, wording: .sample("C"))
            shell.dialog = QuitScreen(report, wording: .sample("C"))
            try RecordedScreen("over-quit-\(width)x\(height)").compare(with: await canvas(shell, size))
        }
    }
}

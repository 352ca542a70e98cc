import Browsing
import Commands
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

/// The whole screen on what is built in, for somebody to whom it is read.
@MainActor
struct ReaderScreenTests {
    private let panes = Panes()
    private let library = FakeLibrary { .recordedDay }

    private func shell(isForReader: Bool = true) throws -> Shell {
        panes.use(PanePreference.usual.single(isForReader))
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment), folders: Folders(environment: [:]),
            library: library, drafts: FakeDrafts(), wording: .sample("C"), pauses: .all(), links: LinkOpenerSpy(),
            display: DisplaySpy(), notices: NoticeBoardSpy(),
            editor: ExternalEditorSpy(), panes: panes)
        return Shell(
            sections: root.makeSections(),
            keys: KeysInForce(.standard(sections: SectionDescriptor.all.map(\.id))),
            wording: .sample("C"), covers: root.covers, finding: root.finding, panes: panes,
            isForReader: isForReader)
    }

    private func canvas(_ shell: Shell, _ size: Size, isForReader: Bool = true) async -> Canvas {
        // Work that a layout has begun may show something.
        for _ in 0..<3 {
            shell.layout(size: size)
            await letWorkRun()
        }
        let canvas = Canvas(size: size)
        canvas.isForReader = isForReader
        shell.layout(size: size)
        shell.draw(on: canvas.surface)
        return canvas
    }

    /// How a screen is reached.
    nonisolated private static let screens: [(name: String, commands: [Command])] = [
        ("films", []), ("detail", [.open]), ("library", [.favourite, .section(.library)]),
        ("pokemon", [.section(.pokedex)]),
        ("help", [.help]), ("sources", [.sources]), ("menu", [.sort]), ("palette", [.palette]),
    ]

    private func reach(_ commands: [Command], _ shell: Shell, _ size: Size) async {
        for command in commands {
            _ = await canvas(shell, size)
            shell.handle(command)
        }
    }

    @Test(arguments: screens.map(\.name), [(40, 12), (80, 24), (120, 40), (200, 60)])
    func whatIsReadHasNeitherFramesNorSigns(name: String, size: (width: Int, height: Int)) async throws {
        let size = Size(width: size.width, height: size.height)
        let shell = try shell()
        await reach(Self.screens.first { $0.name == name }?.commands ?? [], shell, size)
        let canvas = await canvas(shell, size)
        let ornaments = canvas.text.unicodeScalars.filter { (0x2500...0x259F).contains($0.value) }
        // The help says what signs mean.
        #expect(ornaments.isEmpty || name == "help" && ornaments.count == 1)
        #expect(Self.isAtText(canvas) || name == "palette")
        try RecordedScreen("reader-\(name)-\(size.width)x\(size.height)").compare(with: canvas)
    }

    private static func isAtText(_ canvas: Canvas) -> Bool {
        guard let cursor = canvas.cursor else { return false }
        let before = cursor.x == 0 ? " " : canvas[cursor.x - 1, cursor.y].text
        return canvas[cursor.x, cursor.y].text != " " && [" ", "│"].contains(before)
    }

    @Test("On every screen the cursor is at the first letter of what the user is at", arguments: screens.map(\.name))
    func theCursorIsWhereTheUserIs(name: String) async throws {
        let size = Size(width: 120, height: 40)
        let shell = try shell(isForReader: false)
        await reach(Self.screens.first { $0.name == name }?.commands ?? [], shell, size)
        let canvas = await canvas(shell, size, isForReader: false)
        #expect(Self.isAtText(canvas))
        #expect(canvas.cursor != CellPosition(x: 1, y: 1))
    }

    @Test("Another row changes nothing but the cursor's place")
    func anotherRowIsNotWrittenAnew() async throws {
        let size = Size(width: 80, height: 24)
        let shell = try shell()
        let before = await canvas(shell, size)
        shell.handle(.down)
        let after = await canvas(shell, size)
        #expect(after.cursor?.y == before.cursor.map { $0.y + 1 })
        for y in 0..<size.height { #expect(after.changedColumns(ofRow: y, since: before) == nil) }
    }

    @Test("What has happened stays in the last line, below the keys, until something else happens")
    func whatHasHappenedStays() async throws {
        let size = Size(width: 80, height: 24)
        for isForReader in [true, false] {
            let shell = try shell(isForReader: isForReader)
            _ = await canvas(shell, size, isForReader: isForReader)
            shell.notice = Message("Kept.")
            shell.handle(.down)
            let rows = await canvas(shell, size, isForReader: isForReader).text.split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect((rows[23].trimmingPrefix(" ") == "Kept.") == isForReader)
        }
    }

    @Test("What has happened is not said any more where something else is done")
    func whatHasHappenedGoesWithTheNextCommand() async throws {
        let size = Size(width: 80, height: 24)
        let shell = try shell()
        _ = await canvas(shell, size)
        shell.notice = Message("Gone · u undoes it")
        shell.handle(.open)
        #expect(shell.notice == nil)
        #expect(await !canvas(shell, size).text.contains("u undoes it"))
    }
}

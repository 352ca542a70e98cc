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

/// A key of the footer does something, in each section as it starts without keys and without an answer.
@MainActor
struct OfferedCommandTests {
    private static let size = Size(width: 120, height: 40)
    private let wording = Wording.sample("C")
    private let notices = NoticeBoardSpy()

    private func shell(_ section: SectionID) throws -> Shell {
        let root = CompositionRoot(
            settings: try Settings(environment: ["MATINEE_OFFLINE": "1"]), folders: Folders(environment: [:]),
            library: FakeLibrary(), drafts: FakeDrafts(), wording: wording, pauses: .all(), links: LinkOpenerSpy(),
            display: DisplaySpy(), notices: notices, editor: ExternalEditorSpy())
        return Shell(
            sections: root.makeSections(), current: section, keys: KeysInForce(.standard()), wording: wording,
            covers: root.covers, finding: root.finding,
            copyMenu: CopyMenu(
                clipboard: ClipboardSpy(), wording: wording.clipboard, notices: notices,
                mouse: MouseSwitch(terminal: TerminalStub(size: Self.size), wording: wording.mouse, notices: notices)))
    }

    private func rows(_ shell: Shell) async -> [String] {
        for _ in 0..<3 {
            shell.layout(size: Self.size)
            await letWorkRun()
        }
        let canvas = Canvas(size: Self.size)
        shell.layout(size: Self.size)
        shell.draw(on: canvas.surface)
        return canvas.rows
    }

    @Test(arguments: SectionDescriptor.all.map(\.id), [false, true])
    func eachOfThemDoesSomething(section: SectionID, isInDetail: Bool) async throws {
        func fresh() async throws -> Shell {
            let shell = try shell(section)
            _ = await rows(shell)
            if isInDetail { _ = shell.handle(.open) }
            _ = await rows(shell)
            return shell
        }
        for command in try await fresh().offered {
            let shell = try await fresh()
            let before = (await rows(shell), shell.notice)
            let isUsed = shell.handle(command)
            #expect(isUsed, "\(command) is not heard in \(section.rawValue)")
            let after = (await rows(shell), shell.notice)
            // Without a network nothing else comes of it.
            guard command != .refresh else { continue }
            #expect(before != after, "\(command) does nothing that could be seen in \(section.rawValue)")
        }
    }
}

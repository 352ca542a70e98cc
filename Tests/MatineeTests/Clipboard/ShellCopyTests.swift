import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

/// The menu of what a thing can be copied as, and its texts to be selected.
@MainActor
struct ShellCopyTests {
    private let terminal = TerminalStub(size: Size(width: 80, height: 20))
    private let clipboard = ClipboardSpy()
    private let notices = NoticeBoardSpy()
    private let screen = ScreenSpy("Films")
    private let shell: Shell

    private static let film = CopyableThing(
        title: "Yi Yi", year: 2000, link: "https://example.org/yi-yi", notes: ["Seen twice.\nOnce more."])

    init() {
        let wording = Wording.sample("C")
        let mouse = MouseSwitch(terminal: terminal, wording: wording.mouse, notices: notices)
        mouse.use(true)
        shell = Shell(
            sections: [
                Shell.Section(
                    id: SectionID(rawValue: "movies"), name: "Movies",
                    origin: SectionOrigin(place: "movies", source: "built-in"), makeScreen: { [screen] in screen })
            ], keys: KeysInForce(.standard()), wording: wording, covers: [.about: { ScreenSpy("About") }],
            copyMenu: CopyMenu(clipboard: clipboard, wording: wording.clipboard, notices: notices, mouse: mouse))
        screen.copyable = Self.film
        _ = rows()
    }

    private func rows(_ size: Size = Size(width: 80, height: 20)) -> String {
        let canvas = Canvas(size: size)
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        return canvas.text
    }

    private func open() {
        #expect(shell.handle(.copy))
        _ = rows()
    }

    @Test func itNamesAllThatThereIsAndShowsIt() {
        open()
        let text = rows()
        for entry in [
            "1 Title · Yi Yi", "2 Link · https://example.org/yi-yi", "3 Title and year · Yi Yi (2000)",
            "4 Note · Seen twice. Once more.", "5 Markdown · [Yi Yi (2000)](https://",
            "6 Show it all, to select it",
        ] { #expect(text.contains(entry)) }
        #expect(text.contains("Films") && shell.isTyping)
    }

    @Test("It is as wide as other menus, but where a link is longer")
    func itIsWiderForALongLink() throws {
        func width() throws -> Int {
            let lines = rows(Size(width: 100, height: 20)).split(separator: "\n")
            let line = try #require(lines.first { $0.contains("╭ Copy") })
            return line.drop { $0 != "╭" }.prefix { $0 != "╮" }.count + 1
        }
        open()
        #expect(try width() == 52)
        #expect(shell.handle(key: .escape))
        let address = "https://example.org/" + String(repeating: "a", count: 40)
        screen.copyable = CopyableThing(title: "Yi Yi", link: address)
        open()
        #expect(try width() == 80)
    }

    @Test func whatIsChosenIsCopiedAndItIsSaidHow() {
        open()
        #expect(shell.handle(key: .character("3")))
        #expect(clipboard.copied == ["Yi Yi (2000)"] && !shell.isTyping)
        #expect(notices.notices.map(\.what) == ["Sent to the terminal's clipboard: Yi Yi (2000)"])
        clipboard.outcome = .took(program: "wl-copy")
        open()
        #expect(shell.handle(key: .character("n")) && shell.handle(key: .enter))
        #expect(clipboard.copied.last == "Seen twice.\nOnce more.")
        #expect(notices.notices.last?.what == "Copied with wl-copy: Seen twice.…")
        clipboard.outcome = .tooLong(insteadOf: nil)
        open()
        #expect(shell.handle(key: .enter))
        #expect(notices.notices.last?.isFailure == true)
    }

    @Test func whoLeavesItCopiesNothing() {
        open()
        #expect(shell.handle(key: .escape))
        #expect(clipboard.copied == [] && notices.notices == [] && !shell.isTyping)
        #expect(!rows().contains("Markdown"))
    }

    @Test("Another command takes it away")
    func anotherCommandTakesItAway() {
        open()
        shell.handle(.about)
        #expect(!shell.isTyping && rows().contains("About") && !rows().contains("Markdown"))
    }

    @Test("Where there is nothing to copy there is no menu")
    func whereThereIsNothingThereIsNoMenu() {
        screen.copyable = nil
        #expect(!shell.handle(.copy) && !shell.isTyping)
        screen.copyable = CopyableThing(title: "")
        #expect(!shell.handle(.copy) && !shell.isTyping)
        screen.copyable = Self.film
        shell.handle(.about)
        shell.handle(.copy)
        #expect(!shell.isTyping && clipboard.copied == [])
    }

    @Test("Its texts are shown alone, from the first column on, while the mouse is the terminal's")
    func itsTextsAreShownAlone() {
        open()
        #expect(shell.handle(key: .character("s")) && shell.handle(key: .enter))
        #expect(!terminal.takesPointer)
        let lines = rows().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.contains { $0.hasPrefix("https://example.org/yi-yi") })
        #expect(lines.contains { $0.hasPrefix("Once more.") })
        #expect(!lines.contains { $0.contains("Films") || $0.contains("│") || $0.contains("─") })
        // In any terminal, however small.
        #expect(rows(Size(width: 30, height: 6)).contains("Select it with the mouse"))
        #expect(shell.handle(key: .down))
        #expect(!rows(Size(width: 30, height: 6)).contains("Select it with the mouse") && !terminal.takesPointer)
        #expect(shell.handle(key: .escape))
        #expect(terminal.takesPointer && rows().contains("Films") && clipboard.copied == [])
    }

    @Test("Whoever has let go of the mouse does not get it back by that")
    func whoeverHasLetGoOfTheMouseDoesNotGetItBack() {
        terminal.takesPointer = false
        open()
        #expect(shell.handle(key: .character("s")) && shell.handle(key: .enter))
        #expect(shell.handle(key: .character("x")))
        #expect(!terminal.takesPointer && !shell.isTyping)
    }

    @Test func aPressOnAnEntryCopiesIt() {
        open()
        _ = shell.handle(Pointing(.press(.entry(1)), at: CellPosition(x: 5, y: 14)))
        #expect(clipboard.copied == ["https://example.org/yi-yi"])
    }
}

import CursesTerminal
import Glibc
import TerminalKit
import TestSupport
import Testing

struct CursesTerminalTests {
    @Test func isAsLargeAsTheKernelSays() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.terminal.size == Size(width: 40, height: 10))
        }
    }

    @Test("Pastes are bracketed where TERM does not name that, too, and no longer at the end", arguments: Self.names)
    func pastesAreBracketed(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            let screen = try PseudoTerminal()
            try PseudoTerminal.adopt(screen.path, named: name)
            let terminal = try await CursesTerminal(theme: .neutral, colors: .auto)
            #expect(screen.output().contains("\u{1B}[?2004h"))
            await terminal.close()
            #expect(screen.output().contains("\u{1B}[?2004l"))
        }
    }

    private static let names = ["xterm-256color", "screen-256color", "screen", "linux"]

    @Test func showsWhatWasDrawn() async {
        await #expect(processExitsWith: .success) {
            let sent = try await TakenTerminal().sent { $0.surface.draw("Amélie 千と", x: 3, y: 2) }
            #expect(sent.contains("Amélie 千と"))
        }
    }

    @Test("A frame like the last sends nothing")
    func aFrameLikeTheLastSendsNothing() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat 千", x: 3, y: 2) }
            #expect(await taken.sent { $0.surface.draw("Heat 千", x: 3, y: 2) }.isEmpty)
        }
    }

    @Test func onlyWhatChangedIsSent() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("千と千尋 Heat", x: 3, y: 2) }
            let sent = await taken.sent { $0.surface.draw("千と機尋 Heat", x: 3, y: 2) }
            #expect(sent.contains("機"))
            #expect(!sent.contains("千") && !sent.contains("尋") && !sent.contains("Heat"))
        }
    }

    @Test func whatIsNoLongerDrawnIsTakenAway() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 3, y: 2) }
            #expect(await !taken.sent { _ in }.isEmpty)
        }
    }

    @Test("A frame is sent whole to a terminal that another process has made non-blocking")
    func aFrameIsSentWholeThoughTheTerminalDoesNotBlock() async {
        await #expect(processExitsWith: .success) {
            let screen = try PseudoTerminal(columns: 500, rows: 200)
            try PseudoTerminal.adopt(screen.path)
            let terminal = try await CursesTerminal(theme: .neutral, colors: .auto)
            _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK)
            let canvas = await Canvas(size: terminal.size)
            // More than fits into the buffer of a pseudo terminal.
            for y in 0..<200 { canvas.surface.draw(String(repeating: "x", count: 499), x: 0, y: y) }
            let shown = ShownLetters("x", on: screen)
            let reading = Task.detached { await eventually { await shown.read() == 499 * 200 } }
            await terminal.present(canvas)
            #expect(await reading.value)
        }
    }

    @Test func aFrameOfAnotherSizeIsNotShown() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            let canvas = Canvas(size: Size(width: 60, height: 20))
            canvas.surface.draw("Heat", x: 0, y: 0)
            await taken.terminal.present(canvas)
            #expect(!taken.screen.output().contains("Heat"))
        }
    }

    @Test("After a reset it has its new size and is sent whole")
    func afterAResetItIsSentWhole() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 3, y: 2) }
            taken.screen.resize(columns: 50, rows: 12)
            await taken.terminal.reset()
            #expect(await taken.terminal.size == Size(width: 50, height: 12))
            #expect(await taken.sent { $0.surface.draw("Heat", x: 3, y: 2) }.contains("Heat"))
        }
    }

    @Test func coloursAreThoseOfTheTerminalsPalette() async {
        await #expect(processExitsWith: .success) {
            let sent = try await TakenTerminal().sent { $0.surface.draw("Heat", x: 0, y: 0, .selected) }
            #expect(sent.contains("48;5;60m"))
        }
    }

    @Test("Who wants no colours gets attributes")
    func whoWantsNoColoursGetsAttributes() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(.exactly(.mono))
            let sent = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0, .selected) }
            #expect(sent.contains("7mHeat"))
            #expect(!sent.contains("38;") && !sent.contains("48;"))
        }
    }

    @Test("A terminal that says that it shows 24 bits gets the theme's own colours")
    func whereTheEnvironmentSaysSoColoursAreDirect() async {
        await #expect(processExitsWith: .success) {
            let sent = try await TakenTerminal(colors: "truecolor").sent {
                $0.surface.draw("Heat", x: 0, y: 0, .selected)
            }
            #expect(sent.contains("48;2;57;70;106m"))
            #expect(!sent.contains(";5;"))
        }
    }

    @Test("One that says so when it is asked gets what is shown once more, and whole")
    func whereTheTerminalAnswersSoColoursAreDirect() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0, .selected) }
            #expect(await !taken.terminal.isOutdated)
            #expect(await taken.sent(answer: "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\").isEmpty)
            #expect(await taken.terminal.isOutdated)
            let sent = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0, .selected) }
            #expect(sent.contains("48;2;57;70;106mHeat"))
            #expect(!sent.contains("\u{1B}[2J"))
            _ = await taken.sent(answer: "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\")
            #expect(await !taken.terminal.isOutdated)
        }
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(.exactly(.mono))
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0, .selected) }
            _ = await taken.sent(answer: "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\")
            #expect(await !taken.terminal.isOutdated)
        }
    }

    @Test(
        "Frames are marked for a terminal that knows the marks",
        arguments: [(0, false), (1, true), (2, true), (4, false)])
    func framesAreMarkedForATerminalThatKnowsTheMarks(state: Int, isMarked: Bool) async {
        await #expect(processExitsWith: .success) { [state = state as Int, isMarked = isMarked as Bool] in
            let taken = try await TakenTerminal()
            let first = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            #expect(!first.contains("\u{1B}[?2026h"))
            _ = await taken.sent(answer: "\u{1B}[?2026;\(state)$y")
            let sent = await taken.sent { $0.surface.draw("Ran", x: 0, y: 0) }
            #expect(sent.hasPrefix("\u{1B}[?2026h") == isMarked)
            #expect(sent.hasSuffix("\u{1B}[?2026l") == isMarked)
            #expect(await taken.sent { $0.surface.draw("Ran", x: 0, y: 0) }.isEmpty)
        }
    }

    @Test("The terminal is asked once, behind the first frame")
    func theTerminalIsAskedOnceBehindTheFirstFrame() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            let first = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            #expect(first.contains("Heat") && first.hasSuffix("\u{1B}[c"))
            await taken.terminal.reset()
            let second = await taken.sent { $0.surface.draw("Ran", x: 0, y: 0) }
            #expect(second.contains("Ran") && !second.contains("\u{1B}[c"))
        }
    }

    @Test("A terminal that would show the questions is not asked", arguments: ["linux", "vt100"])
    func aTerminalThatWouldShowTheQuestionsIsNotAsked(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            let sent = try await TakenTerminal(named: name).sent { $0.surface.draw("Heat", x: 0, y: 0) }
            #expect(sent.contains("Heat") && !sent.contains("\u{1B}[c") && !sent.contains("?\u{7}"))
        }
    }

    @Test("What a terminal answers when the program ends is nobody's typing")
    func anAnswerThatIsOnItsWayIsNotLeftToTheShell() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            taken.screen.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?2026;2$y")
            await taken.terminal.close()
            var count: Int32 = 0
            _ = ioctl(STDIN_FILENO, UInt(FIONREAD), &count)
            #expect(count == 0)
        }
    }

    @Test("Who has answered finds what is typed behind the program's end")
    func whatIsTypedForTheShellIsLeftToIt() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            _ = await taken.sent(answer: "\u{1B}[?62;22c")
            taken.screen.type("ls\n")
            await taken.terminal.close()
            var line = [UInt8](repeating: 0, count: 8)
            #expect(read(STDIN_FILENO, &line, line.count) == 3)
        }
    }

    @Test("The cursor, hidden as it is, stands where the canvas says, and is moved with nothing else")
    func theCursorStandsWhereTheCanvasSays() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent {
                $0.surface.draw("Heat", x: 0, y: 0)
                $0.surface.placeCursor(x: 2, y: 4)
            }
            let sent = await taken.sent {
                $0.surface.draw("Heat", x: 0, y: 0)
                $0.surface.placeCursor(x: 2, y: 7)
            }
            #expect(!sent.isEmpty && sent.count <= 8 && !sent.contains("Heat"))
            let still = await taken.sent {
                $0.surface.draw("Heat", x: 0, y: 0)
                $0.surface.placeCursor(x: 2, y: 7)
            }
            #expect(still.isEmpty)
        }
    }

    @Test func withoutATerminalThereIsNoFullScreen() async {
        await #expect(processExitsWith: .success) {
            dup2(open("/dev/null", O_RDWR), STDIN_FILENO)
            await #expect(throws: TerminalError.notATerminal) {
                try await CursesTerminal(theme: .neutral, colors: .auto)
            }
        }
    }

    @Test("A terminal that cannot do it is called by its name")
    func aTerminalThatCannotDoItIsNamed() async {
        await #expect(processExitsWith: .success) {
            await #expect(throws: TerminalError.cannotMoveCursor("dumb")) { try await TakenTerminal(named: "dumb") }
            await #expect(throws: TerminalError.unknownTerminal("matinee-9")) {
                try await TakenTerminal(named: "matinee-9")
            }
        }
    }
}

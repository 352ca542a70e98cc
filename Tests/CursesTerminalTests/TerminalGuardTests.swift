import CursesTerminal
import Glibc
import TerminalKit
import TestSupport
import Testing

/// However the program ends, the terminal is as it was.
struct TerminalGuardTests {
    @Test("A crash, and any other signal that ends it at once, gives the terminal back", arguments: numbers)
    func aCrashGivesTheTerminalBack(number: Int32) async throws {
        let screen = try PseudoTerminal()
        let mode = screen.mode
        await #expect(processExitsWith: .signal(number)) { [path = screen.path as String, number = number as Int32] in
            let terminal = try await Self.takeOver(path)
            await terminal.present(Canvas(size: terminal.size))
            // To the process: a worker thread may have blocked it for itself.
            kill(getpid(), number)
            while true { pause() }
        }
        #expect(screen.mode == mode)
        expectGivenBack(screen.output())
    }

    private static let numbers = [
        SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
        SIGIO, SIGPWR, SIGSTKFLT,
    ]

    @Test("Who was stopped by force takes back what a shell has made of the terminal")
    func whoWasStoppedTakesTheTerminalBack() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .success) { [path = screen.path as String] in
            let terminal = try await Self.takeOver(path)
            await terminal.present(Canvas(size: terminal.size))
            var (mode, changed) = (termios(), termios())
            tcgetattr(STDIN_FILENO, &mode)
            changed = mode
            changed.c_lflag |= UInt32(ICANON | ECHO)
            tcsetattr(STDIN_FILENO, TCSANOW, &changed)
            await terminal.takeBack()
            tcgetattr(STDIN_FILENO, &changed)
            #expect(changed.c_lflag == mode.c_lflag)
            await terminal.present(Canvas(size: terminal.size))
            await terminal.close()
        }
        let output = screen.output()
        #expect(output.ranges(of: "\u{1B}[?2004h").count == 2)
        #expect(output.ranges(of: "\u{1B}[?25l").count == 2)
    }

    @Test func closingGivesTheTerminalBack() async throws {
        let screen = try PseudoTerminal()
        let mode = screen.mode
        await #expect(processExitsWith: .success) { [path = screen.path as String] in
            try await Self.takeOver(path).close()
        }
        #expect(screen.mode == mode)
        expectGivenBack(screen.output())
    }

    @Test("What went to standard error meanwhile is shown after a crash, below the program's screen")
    func standardErrorIsShownAfterACrash() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = screen.path as String] in
            dup2(open(path, O_RDWR | O_NOCTTY), STDERR_FILENO)
            _ = try await Self.takeOver(path)
            _ = write(STDERR_FILENO, "what went wrong", 15)
            abort()
        }
        let output = screen.output()
        expectGivenBack(output)
        #expect(output.hasSuffix("what went wrong"))
    }

    @Test("Who the terminal is handed over to speaks on it at once, and only once")
    func standardErrorIsShownWhileTheTerminalIsHandedOver() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .success) { [path = screen.path as String] in
            dup2(open(path, O_RDWR | O_NOCTTY), STDERR_FILENO)
            try await Self.handOver(path) { _ = write(STDERR_FILENO, "an editor", 9) }
        }
        let parts = screen.output().split(separator: "\u{1B}[?1049h", omittingEmptySubsequences: false)
        #expect(parts.map { $0.contains("an editor") } == [false, true, false])
        #expect(parts.map { $0.contains("a library") } == [false, false, true])
    }

    @MainActor
    private static func handOver(_ path: String, to body: @MainActor () -> Void) throws {
        let terminal = try takeOver(path)
        terminal.present(Canvas(size: terminal.size))
        terminal.handOver(body)
        terminal.present(Canvas(size: terminal.size))
        _ = write(STDERR_FILENO, "a library", 9)
        terminal.close()
    }

    /// In the process that is to end.
    @MainActor
    private static func takeOver(_ path: String) throws -> CursesTerminal {
        try PseudoTerminal.adopt(path)
        let terminal = try CursesTerminal(theme: .standard, noColor: false)
        var mode = termios()
        tcgetattr(STDIN_FILENO, &mode)
        #expect(mode.c_lflag & UInt32(ICANON | ECHO) == 0)
        return terminal
    }

    /// The alternate screen was entered and left, and the cursor is to be seen.
    private func expectGivenBack(_ output: String) {
        #expect(output.ranges(of: "\u{1B}[?1049h").count == 1)
        #expect(output.ranges(of: "\u{1B}[?1049l").count == 1)
        #expect(output.matches(of: /\x1B\[\?25([hl])/).last?.output.1 == "h")
    }
}

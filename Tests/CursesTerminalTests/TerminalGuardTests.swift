import CursesTerminal
import Glibc
import Runtime
import TerminalKit
import TestSupport
import Testing

/// However the program ends, the terminal is restored.
struct TerminalGuardTests {
    @Test("A crash, and any other signal that ends it at once, gives the terminal back", arguments: numbers)
    func aCrashGivesTheTerminalBack(number: Int32) async throws {
        let screen = try PseudoTerminal()
        let mode = screen.mode
        await #expect(processExitsWith: .signal(number)) { [path = screen.path as String, number = number as Int32] in
            let terminal = try await Self.takeOver(path)
            await terminal.present(Canvas(size: terminal.size))
            // Sent to the process, since a worker thread may block it.
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

    @Test("A crash of one whose terminal takes nothing is a crash all the same")
    func aCrashOnATerminalThatTakesNothingIsACrash() async throws {
        let screen = try PseudoTerminal()
        let mode = screen.mode
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = screen.path as String] in
            _ = try await Self.takeOver(path)
            Self.fillTerminal()
            abort()
        }
        #expect(screen.mode == mode)
    }

    /// Makes the terminal non-blocking and full, as another process could.
    private static func fillTerminal() {
        _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK)
        let bells = [UInt8](repeating: 7, count: 1_024)
        while write(STDOUT_FILENO, bells, bells.count) > 0 {}
    }

    @Test("Who has used up its stack gives the terminal back too")
    func aStackThatIsUsedUpGivesTheTerminalBack() async throws {
        let screen = try PseudoTerminal()
        let mode = screen.mode
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = screen.path as String] in
            let terminal = try await Self.takeOver(path)
            await terminal.present(Canvas(size: terminal.size))
            await Self.useUpStack()
        }
        #expect(screen.mode == mode)
        expectGivenBack(screen.output())
    }

    /// On the thread that took the terminal over.
    @MainActor
    private static func useUpStack() {
        print(depth(of: 1))
    }

    private static func depth(of number: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 16) { memory in
            memory[0] = UInt8(truncatingIfNeeded: number)
            return depth(of: number + 1) + Int(memory[0])
        }
    }

    /// The kinds of threads that the program has beside the main one.
    private enum Worker: String, CaseIterable, Codable {
        case thread, worker, pool

        func run(_ work: @escaping @Sendable () -> Void) {
            switch self {
            case .thread: _ = SystemThread.start(work)
            case .worker: WorkerThread().run(work)
            case .pool: Task.detached(operation: work)
            }
        }
    }

    private enum Fault: String, CaseIterable, Codable {
        case address, trap, abort, stack

        var signals: [Int32] {
            switch self {
            case .address, .stack: [SIGSEGV]
            // Which one it is depends on the processor.
            case .trap: [SIGTRAP, SIGILL]
            case .abort: [SIGABRT]
            }
        }

        func happen() {
            switch self {
            case .address: UnsafeMutablePointer<UInt8>(bitPattern: 8)?.pointee = 1
            case .trap: fatalError("on purpose")
            case .abort: Glibc.abort()
            case .stack: print(TerminalGuardTests.depth(of: 1))
            }
        }
    }

    @Test("A fault on whichever thread gives the terminal back", arguments: Worker.allCases, Fault.allCases)
    private func aFaultOnAnyThreadGivesTheTerminalBack(worker: Worker, fault: Fault) async throws {
        // Threads of the pool have no second stack, and this program has nothing on them that could use up theirs.
        guard (worker, fault) != (.pool, .stack) else { return }
        let screen = try PseudoTerminal()
        let mode = screen.mode
        let result = await #expect(processExitsWith: .failure) {
            [path = screen.path as String, worker = worker as Worker, fault = fault as Fault] in
            let terminal = try await Self.takeOver(path)
            await terminal.present(Canvas(size: terminal.size))
            worker.run { fault.happen() }
            while true { pause() }
        }
        #expect(
            fault.signals.contains { result?.exitStatus == .signal($0) }, "\(String(describing: result?.exitStatus))")
        #expect(screen.mode == mode)
        expectGivenBack(screen.output())
    }

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

    @Test("What it has open is not handed on to the programs that are started")
    func nothingIsHandedOn() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .success) { [path = screen.path as String] in
            func handedOn() -> Set<Int32> {
                Set(
                    (3..<256).filter { file in
                        let flags = fcntl(file, F_GETFD)
                        return flags >= 0 && flags & FD_CLOEXEC == 0
                    })
            }
            try PseudoTerminal.adopt(path, named: "xterm-256color")
            let before = handedOn()
            let terminal = try await CursesTerminal(theme: .neutral, colors: .auto)
            for _ in 0..<2 { await terminal.present(Canvas(size: terminal.size)) }
            #expect(handedOn().subtracting(before).isEmpty)
            await terminal.close()
        }
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

    @Test(
        "On a terminal that has but one screen nothing of the program's is left to write over",
        arguments: ["linux", "vt100"])
    func theOnlyScreenIsLeftEmpty(name: String) async throws {
        for crashes in [false, true] {
            let screen = try PseudoTerminal()
            await #expect(processExitsWith: crashes ? .signal(SIGABRT) : .success) {
                [path = screen.path as String, name = name as String, crashes = crashes as Bool] in
                let terminal = try await Self.takeOver(path, named: name)
                let canvas = await Canvas(size: terminal.size)
                canvas.surface.draw("the footer", x: 0, y: 9)
                await terminal.present(canvas)
                if crashes { abort() }
                await terminal.close()
            }
            let rest = screen.output().split(separator: "the footer").last ?? ""
            #expect(rest.contains("\u{1B}[H\u{1B}[J"))
        }
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
    private static func takeOver(_ path: String, named name: String = "xterm-256color") throws -> CursesTerminal {
        try PseudoTerminal.adopt(path, named: name)
        let terminal = try CursesTerminal(theme: .neutral, colors: .auto)
        terminal.takesPointer = true
        var mode = termios()
        tcgetattr(STDIN_FILENO, &mode)
        #expect(mode.c_lflag & UInt32(ICANON | ECHO) == 0)
        return terminal
    }

    /// The alternate screen was entered and left, and the cursor is visible.
    private func expectGivenBack(_ output: String) {
        #expect(output.ranges(of: "\u{1B}[?1049h").count == 1)
        #expect(output.ranges(of: "\u{1B}[?1049l").count == 1)
        #expect(output.matches(of: /\x1B\[\?25([hl])/).last?.output.1 == "h")
        // Some terminals hide it again with the alternate screen.
        #expect(output.split(separator: "\u{1B}[?1049l").last?.contains("\u{1B}[?25h") == true)
        #expect(output.contains("\u{1B}[?2004h") && output.contains("\u{1B}="))
        #expect(output.contains(Self.pointerOn))
        #expect(SwitchedModes.left(by: output) == [])
    }

    private static let pointerOn = "\u{1B}[?1002h\u{1B}[?1006h"

    @Test("Whoever does not want the mouse gets none of it, and it can be let go of and taken back")
    func theMouseIsTakenAndLetGoOf() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .success) { [path = screen.path as String] in
            try await Self.letGoOfPointer(path)
        }
        let parts = screen.output().split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        try #require(parts.count == 4)
        #expect(parts[0].contains(Self.pointerOn))
        #expect(parts[1] == "\u{1B}[?1006l\u{1B}[?1002l")
        // An editor has had the terminal meanwhile.
        #expect(!parts[2].contains("\u{1B}[?1002h"))
        #expect(parts[3].hasPrefix(Self.pointerOn))
        #expect(SwitchedModes.left(by: screen.output()) == [])
    }

    @MainActor
    private static func letGoOfPointer(_ path: String) throws {
        let terminal = try takeOver(path)
        func cut() { _ = write(STDOUT_FILENO, "|", 1) }
        cut()
        terminal.takesPointer = false
        cut()
        terminal.handOver {}
        cut()
        terminal.takesPointer = true
        terminal.close()
    }

    @Test("A crash in the middle of a frame, whose end the terminal waits for, ends it")
    func aCrashEndsTheFrameThatIsBeingSent() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = screen.path as String] in
            let terminal = try await Self.takeOver(path)
            await terminal.present(Canvas(size: terminal.size))
            _ = write(STDOUT_FILENO, "\u{1B}[?2026h", 8)
            abort()
        }
        expectGivenBack(screen.output())
    }

    @Test("Whoever the terminal is handed over to finds nothing switched on, and all is on again afterwards")
    func whoeverHasTheTerminalMeanwhileFindsNothingSwitchedOn() async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: .success) { [path = screen.path as String] in
            try await Self.handOver(path) { _ = write(STDOUT_FILENO, "an editor", 9) }
        }
        let output = screen.output()
        let parts = output.split(separator: "an editor")
        try #require(parts.count == 2)
        #expect(SwitchedModes.left(by: String(parts[0])) == [])
        #expect(parts[1].contains("\u{1B}[?2004h") && parts[1].contains("\u{1B}="))
        #expect(parts[0].contains(Self.pointerOn) && parts[1].contains(Self.pointerOn))
        #expect(SwitchedModes.left(by: output) == [])
    }
}

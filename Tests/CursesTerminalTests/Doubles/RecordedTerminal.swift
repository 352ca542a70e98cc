import CursesTerminal
import Glibc
import TerminalKit
import TestSupport
import Testing

/// A terminal that this process has taken over, and all that is sent to it. A pseudo terminal holds some kilobytes only and
/// blocks then, so once the program has begun it writes to a file.
@MainActor
final class RecordedTerminal {
    let terminal: CursesTerminal
    private let screen: PseudoTerminal
    private let output: Int32

    /// - Parameter name: what TERM says.
    init(
        named name: String, columns: UInt16 = 80, rows: UInt16 = 24, theme: Theme = .neutral, colors: ColorWish = .auto
    ) throws {
        screen = try PseudoTerminal(columns: columns, rows: rows)
        try PseudoTerminal.adopt(screen.path, named: name)
        terminal = try CursesTerminal(theme: theme, colors: colors)
        _ = screen.output()
        let file = try #require(tmpfile())
        output = fileno(file)
        dup2(output, STDOUT_FILENO)
    }

    /// Whether terminfo has a terminal of this name on this machine.
    nonisolated static func isKnown(_ name: String) -> Bool {
        ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains {
            access("\($0)/\(name.prefix(1))/\(name)", R_OK) == 0
        }
    }

    /// What is sent while something is done.
    func sent(_ body: (CursesTerminal) -> Void) -> [UInt8] {
        lseek(output, 0, SEEK_SET)
        ftruncate(output, 0)
        body(terminal)
        let length = max(0, lseek(output, 0, SEEK_END))
        return [UInt8](unsafeUninitializedCapacity: length) { bytes, count in
            count = max(0, pread(output, bytes.baseAddress, length, 0))
        }
    }

    func present(_ draw: (Canvas) -> Void) -> [UInt8] {
        let canvas = Canvas(size: terminal.size)
        draw(canvas)
        return sent { $0.present(canvas) }
    }

    /// One frame, and all that follows it.
    func presentWhole(_ draw: (Canvas) -> Void) -> [UInt8] {
        present(draw) + sent { terminal in while terminal.hasMoreToSend { terminal.sendMore() } }
    }

    /// The program asks the terminal for its size.
    func reset() {
        dup2(screen.program, STDOUT_FILENO)
        terminal.reset()
        dup2(output, STDOUT_FILENO)
    }
}

import CNcurses
import Glibc
import ScreenTestSupport
import TerminalKit
import TestSupport

@testable import CursesTerminal

/// The terminal of this process, taken over as in the program, but without the crash guard: crashes should be
/// visible to the parent process.
@MainActor
final class FuzzTerminal {
    static let size = Size(width: 40, height: 3)
    static let fence = UInt32(UInt8(ascii: "#"))
    /// The first column of the cells.
    static let firstColumn = 5

    private static let taken = Result { try FuzzTerminal() }

    private let screen: PseudoTerminal
    private let looks: Looks
    private let strings: TerminalStrings

    static func shared() throws -> FuzzTerminal { try taken.get() }

    private init() throws {
        screen = try PseudoTerminal(columns: UInt16(Self.size.width), rows: UInt16(Self.size.height))
        try PseudoTerminal.adopt(screen.path)
        setlocale(LC_CTYPE, "C.UTF-8")
        guard matinee_start(nil) == matinee_started, let known = TerminalStrings.known() else {
            throw FuzzTarget.Harm("has no terminal")
        }
        strings = known
        looks = Looks(.automaticDark, at: .palette, in: known)
    }

    /// The output for cells in the middle row, on a screen that is otherwise full of `fence`.
    func sent(_ cells: [Cell], isUnicode: Bool) -> [UInt8] {
        let canvas = Canvas(size: Self.size)
        canvas.withCells { shown in
            shown.update(repeating: Cell(base: Self.fence, width: 1, style: .plain))
            for (x, cell) in cells.enumerated() { shown[Self.size.width + Self.firstColumn + x] = cell }
        }
        var writer = FrameWriter(looks, strings, isUnicode: isUnicode)
        writer.write(canvas, over: Canvas(size: Self.size), isWhole: true) { _, _, _ in }
        matinee_write(writer.bytes, writer.bytes.count)
        _ = write(STDOUT_FILENO, [Self.last], 1)
        return output()
    }

    /// A byte that no frame contains; it marks the end of the output.
    private static let last: UInt8 = 4

    private func output() -> [UInt8] {
        var (bytes, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 14))
        while bytes.last != Self.last, waits(for: screen.emulator) {
            let count = read(screen.emulator, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return bytes.dropLast()
    }

    /// - Returns: whether there is something to read, now or soon.
    private func waits(for file: Int32) -> Bool {
        var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 100) > 0
    }
}

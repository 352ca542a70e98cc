import CNcurses
import Glibc
import ScreenTestSupport
import TerminalKit
import TestSupport

@testable import CursesTerminal

/// The terminal of this process, taken over by curses as in the program, but without the crash guard: crashes should be
/// visible to the parent process.
@MainActor
final class FuzzTerminal {
    static let size = Size(width: 40, height: 3)
    static let fence = UInt32(UInt8(ascii: "#"))
    /// The first column of the cells.
    static let firstColumn = 5

    private static let taken = Result { try FuzzTerminal() }

    private let screen: PseudoTerminal
    let palette: CursesPalette

    static func shared() throws -> FuzzTerminal { try taken.get() }

    private init() throws {
        screen = try PseudoTerminal(columns: UInt16(Self.size.width), rows: UInt16(Self.size.height))
        try PseudoTerminal.adopt(screen.path)
        setlocale(LC_CTYPE, "C.UTF-8")
        guard matinee_start(nil) == matinee_started else { throw FuzzTarget.Harm("has no terminal") }
        palette = CursesPalette(.automaticDark, at: .palette)
    }

    /// The output for cells in the middle row, on a screen that is otherwise full of `fence`.
    func sent(_ cells: [Cell], isUnicode: Bool) -> [UInt8] {
        let row = [Cell](repeating: Cell(base: Self.fence, width: 1, style: .plain), count: Self.size.width)
        let encoder = CellEncoder(isUnicode: isUnicode)
        clearok(matinee_screen(), true)
        werase(matinee_screen())
        for (y, x, row) in [(0, 0, row), (1, 0, row), (2, 0, row), (1, Self.firstColumn, cells)] {
            var encoded: [cchar_t] = []
            encoder.encode(row[...], palette, into: &encoded)
            matinee_put(Int32(y), Int32(x), encoded, Int32(encoded.count))
        }
        var bytes: UnsafePointer<UInt8>?
        let count = matinee_compose(&bytes)
        var frame: [UInt8] = []
        FrameFinisher().finish(UnsafeBufferPointer(start: bytes, count: count), into: &frame)
        matinee_write(frame, frame.count)
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

import CNcurses
import Glibc
import TerminalKit
import TestSupport

@testable import CursesTerminal

/// The terminal of this process, taken over by curses as the program does, but for what guards it against a crash: that
/// has to be told by whoever watches this process.
@MainActor
final class FuzzTerminal {
    static let size = Size(width: 40, height: 3)
    static let fence = UInt32(UInt8(ascii: "#"))
    /// The column that cells are shown from.
    static let firstColumn = 5

    private static let taken = Result { try FuzzTerminal() }

    private let screen: PseudoTerminal
    private let reader = KeyReader()
    let palette: CursesPalette

    static func shared() throws -> FuzzTerminal { try taken.get() }

    private init() throws {
        screen = try PseudoTerminal(columns: UInt16(Self.size.width), rows: UInt16(Self.size.height))
        try PseudoTerminal.adopt(screen.path)
        setlocale(LC_CTYPE, "C.UTF-8")
        // Who splits a sequence has it read as it is so far, at once.
        set_escdelay(0)
        guard matinee_start() == matinee_started else { throw FuzzTarget.Harm("has no terminal") }
        reader.defineKeys()
        palette = CursesPalette(theme: .standard, noColor: false)
    }

    /// Has bytes come from the keyboard and read, in pieces.
    ///
    /// - Parameter nextLength: of the next piece.
    /// - Returns: nil where they never came to an end.
    func keys(_ bytes: [UInt8], until last: Key, nextLength: () -> Int) -> [Key]? {
        var keys: [Key] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(max(1, nextLength())))
            _ = write(screen.emulator, piece, piece.count)
            rest = rest.dropFirst(piece.count)
            keys += readAll()
        }
        for _ in 0..<20 where keys.last != last { keys += readAll() }
        return keys.last == last ? keys : nil
    }

    private func readAll() -> [Key] {
        guard waits(for: STDIN_FILENO) else { return [] }
        var keys = reader.read()
        while let deadline = reader.deadline, deadline <= .now { keys += reader.read() }
        return keys
    }

    /// What is sent to show cells in the middle row, in a screen that is full of `fence` but for them.
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
        matinee_update()
        _ = write(STDOUT_FILENO, [Self.last], 1)
        return output()
    }

    /// What no frame has in it: behind it nothing more is to come.
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

    /// - Returns: whether there is something to read, now or in a moment.
    private func waits(for file: Int32) -> Bool {
        var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 100) > 0
    }
}

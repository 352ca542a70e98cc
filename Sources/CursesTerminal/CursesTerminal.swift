import CNcurses
import Glibc
package import TerminalKit

/// The terminal that the process runs in, by way of ncurses. The only one who speaks to it.
@MainActor
package final class CursesTerminal {
    /// Where the numbers of the signals that concern a terminal can be read, a byte each; it does not block.
    package let signals: Int32

    private let palette: CursesPalette
    private let encoder: CellEncoder
    private let reader = KeyReader()
    private let modes: TerminalModes
    /// What curses was last told to show, to tell it only what changed.
    private var shown: Canvas

    /// Takes over the screen and the keyboard.
    ///
    /// - Parameter noColor: whether the user wants none.
    package init(theme: Theme, noColor: Bool) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        encoder = CellEncoder(isUnicode: Self.adoptLocale())
        set_escdelay(25)
        let name = getenv("TERM").map { String(cString: $0) } ?? ""
        guard matinee_start() else { throw .unknownTerminal(name) }
        modes = TerminalModes()
        guard modes.canMoveCursor else {
            endwin()
            throw .cannotMoveCursor(name)
        }
        palette = CursesPalette(theme: theme, noColor: noColor)
        shown = Canvas(size: Self.currentSize())
        signals = matinee_catch_signals()
        matinee_guard_terminal(modes.restoring)
        matinee_hold_standard_error()
        curs_set(0)
        modes.enter()
        reader.definePasteKeys()
    }

    /// - Returns: whether the user's locale can show more than ASCII.
    private static func adoptLocale() -> Bool {
        setlocale(LC_ALL, "")
        let isUnicode = String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
        // Curses must count cells of wide characters in any case; what cannot be shown is replaced.
        if !isUnicode { setlocale(LC_CTYPE, "C.UTF-8") }
        return isUnicode
    }

    private static func currentSize() -> Size {
        var (columns, rows): (Int32, Int32) = (80, 24)
        _ = matinee_terminal_size(&columns, &rows)
        return Size(width: Int(columns), height: Int(rows))
    }
}

extension CursesTerminal: Terminal {
    package var size: Size { shown.size }

    package func readKeys() -> [Key]? {
        let keys = reader.readAll()
        return keys.isEmpty && isGone ? nil : keys
    }

    package func present(_ canvas: Canvas) {
        for y in 0..<min(canvas.size.height, size.height) where canvas.row(y) != shown.row(y) {
            put(row: canvas.row(y), y: y)
        }
        shown.copy(canvas)
        wnoutrefresh(matinee_screen())
        doupdate()
    }

    package func reset() {
        let size = Self.currentSize()
        resizeterm(Int32(size.height), Int32(size.width))
        clearok(matinee_screen(), true)
        werase(matinee_screen())
        shown = Canvas(size: size)
    }

    package func suspend() {
        def_prog_mode()
        endwin()
        modes.leave()
        matinee_restore_terminal()
        raise(SIGSTOP)
        matinee_guard_terminal(modes.restoring)
        reset_prog_mode()
        curs_set(0)
        modes.enter()
        reset()
    }

    package func close() {
        endwin()
        modes.leave()
        matinee_restore_terminal()
        matinee_show_standard_error()
    }

    private var isGone: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    }

    private func put(row: ArraySlice<Cell>, y: Int) {
        let old = shown.row(y)
        let changed = zip(row.indices, old.indices).filter { row[$0] != old[$1] }.map { $0.0 - row.startIndex }
        guard var first = changed.first, let last = changed.last else { return }
        // A wide character goes as a whole.
        while first > 0, row[row.startIndex + first].width == 0 { first -= 1 }
        let cells = encoder.encode(row[(row.startIndex + first)...(row.startIndex + last)], palette)
        matinee_put(Int32(y), Int32(first), cells, Int32(cells.count))
    }
}

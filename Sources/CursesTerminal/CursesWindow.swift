import CNcurses
import TerminalKit

/// Frames by way of curses' own window, for terminals whose strings `TerminalStrings` does not know.
struct CursesWindow {
    private var palette: CursesPalette
    private let encoder: CellEncoder
    private var encoded: [cchar_t] = []
    /// Whether the cells of the former frame have other colours.
    private var isOutdated = true

    /// Must be called after curses was started.
    init(_ theme: Theme, at step: ColorStep, isUnicode: Bool) {
        palette = CursesPalette(theme, at: step)
        encoder = CellEncoder(isUnicode: isUnicode)
    }

    mutating func use(_ theme: Theme, at step: ColorStep) {
        palette.use(theme, at: step)
        isOutdated = true
    }

    /// Gives curses the changes, and has them in the former frame too.
    mutating func put(_ frame: Canvas, over shown: Canvas) {
        let width = frame.size.width
        guard width > 0 else { return }
        if isOutdated { redrawwin(matinee_screen()) }
        for y in 0..<frame.size.height {
            let changed = isOutdated ? 0...width - 1 : frame.changedColumns(ofRow: y, since: shown)
            guard let columns = changed else { continue }
            encoder.encode(frame.row(y, columns), palette, into: &encoded)
            matinee_put(Int32(y), Int32(columns.lowerBound), encoded, Int32(encoded.count))
            shown.take(row: y, of: frame)
        }
        isOutdated = false
        leaveok(matinee_screen(), frame.cursor == nil)
        if let cursor = frame.cursor { wmove(matinee_screen(), Int32(cursor.y), Int32(cursor.x)) }
    }

    /// The screen was cleared.
    mutating func forget() {
        isOutdated = true
    }
}

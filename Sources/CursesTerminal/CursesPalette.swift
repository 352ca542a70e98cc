import CNcurses
import TerminalKit

/// A theme in the colours of curses.
struct CursesPalette {
    struct Look {
        let attributes: attr_t
        let pair: Int32
        /// Whether blanks stand for the brackets around chips.
        let hidesChipEdges: Bool
    }

    private var looks: [Look] = []
    private var pairs = ColorPairs()
    private var hasColors = false

    /// Must be called after curses was started.
    init(_ theme: Theme, at step: ColorStep) {
        use(theme, at: step)
    }

    /// What is on the screen has to be sent again afterwards.
    mutating func use(_ theme: Theme, at step: ColorStep) {
        if step > .mono, !hasColors, has_colors() {
            start_color()
            use_default_colors()
            hasColors = true
        }
        let step = hasColors ? step : .mono
        let hasBrackets = theme.hasBrackets(at: step)
        looks = Style.allCases.map { style in
            let appearance = theme.appearance(of: style, at: step)
            let number = { (color: Color?) in color.map { Int32($0.palette) } ?? -1 }
            let pair = hasColors ? pairs.pair(of: number(appearance.foreground), on: number(appearance.background)) : 0
            return Look(
                attributes: attributes(appearance.attributes), pair: pair,
                hidesChipEdges: style.role == .chip && !hasBrackets)
        }
    }

    subscript(style: Style) -> Look {
        looks[Int(style.rawValue)]
    }
}

private func attributes(_ attributes: Appearance.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= matinee_bold() }
    if attributes.contains(.underline) { result |= matinee_underline() }
    if attributes.contains(.reverse) { result |= matinee_reverse() }
    if attributes.contains(.italic) { result |= matinee_italic() }
    return result
}

/// The colour pairs of curses; 0 stands for the terminal's own colours. A pair keeps its colours: curses would look through
/// the whole screen for one that changes.
private struct ColorPairs {
    private struct Colors: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private var numbers: [Colors: Int32] = [:]

    mutating func pair(of foreground: Int32, on background: Int32) -> Int32 {
        if foreground == -1, background == -1 { return 0 }
        let colors = Colors(foreground: foreground, background: background)
        if let number = numbers[colors] { return number }
        let number = Int32(numbers.count + 1)
        guard number < matinee_pairs(), init_extended_pair(number, foreground, background) == OK else { return 0 }
        numbers[colors] = number
        return number
    }
}

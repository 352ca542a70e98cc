import CNcurses
import TerminalKit

/// A theme in the colours of this terminal.
struct CursesPalette {
    struct Look {
        let attributes: attr_t
        let pair: Int32
        /// Whether a blank stands for whatever is drawn.
        let isBlank: Bool
    }

    private var looks: [Look] = []
    /// The colours that are sent in 24 bits, by the numbers that curses has for them.
    private(set) var directColors: [UInt8: UInt32] = [:]
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
        let appearances = Style.allCases.map { theme.appearance(of: $0, at: step) }
        var slots = ColorSlots(appearances, colors: Int(matinee_colors()))
        let hasBrackets = theme.hasBrackets(at: step)
        looks = zip(Style.allCases, appearances).map { style, appearance in
            let pair =
                hasColors
                ? pairs.pair(of: slots.number(of: appearance.foreground), on: slots.number(of: appearance.background))
                : 0
            return Look(
                attributes: attributes(appearance.attributes), pair: pair, isBlank: style == .chipEdge && !hasBrackets)
        }
        directColors = slots.directColors
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

import CNcurses
import TerminalKit

/// A theme in the colours of this terminal.
struct CursesPalette {
    struct Look {
        let attributes: attr_t
        let pair: Int32
        /// The numbers that curses has for its colours; -1 for the terminal's own.
        let foreground: Int32
        let background: Int32
        /// Whether blanks stand for the brackets around chips.
        let hidesChipEdges: Bool
    }

    private var looks: [Look] = []
    private var appearances: [Appearance] = []
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
        appearances = Style.allCases.map { theme.appearance(of: $0, at: step) }
        var slots = ColorSlots(appearances, colors: Int(matinee_colors()))
        let hasBrackets = theme.hasBrackets(at: step)
        looks = zip(Style.allCases, appearances).map { style, appearance in
            let foreground = hasColors ? slots.number(of: appearance.foreground) : -1
            let background = hasColors ? slots.number(of: appearance.background) : -1
            return Look(
                attributes: attributes(appearance.attributes), pair: pairs.pair(of: foreground, on: background),
                foreground: foreground, background: background, hidesChipEdges: style.role == .chip && !hasBrackets)
        }
        directColors = slots.directColors
    }

    subscript(style: Style) -> Look {
        looks[Int(style.rawValue)]
    }

    /// The sequence that sets a style, whatever is set before it, for what curses does not draw.
    func sequence(of style: Style) -> String {
        let appearance = appearances[Int(style.rawValue)]
        let attributes: [(Appearance.Attributes, String)] = [
            (.bold, ";1"), (.italic, ";3"), (.underline, ";4"), (.reverse, ";7"),
        ]
        let set = attributes.filter { appearance.attributes.contains($0.0) }.map(\.1).joined()
        guard hasColors else { return "\u{1B}[0\(set)m" }
        let colors = Self.parameters(appearance.foreground, 30) + Self.parameters(appearance.background, 40)
        return "\u{1B}[0\(set)\(colors)m"
    }

    /// - Parameter base: 30 for text, 40 for ground.
    private static func parameters(_ color: Color?, _ base: Int) -> String {
        guard let color else { return "" }
        if let rgb = color.rgb { return ";\(base + 8);2;\(rgb >> 16 & 0xFF);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)" }
        return switch color.palette {
        case 0..<8: ";\(base + Int(color.palette))"
        case 8..<16: ";\(base + 52 + Int(color.palette))"
        default: ";\(base + 8);5;\(color.palette)"
        }
    }

    /// Whether curses has numbers of colours to spare.
    var hasSpareNumbers: Bool { hasColors && matinee_colors() == 256 }

    /// The numbers that mean a colour.
    var taken: Set<UInt8> {
        Set(looks.flatMap { [$0.foreground, $0.background] }.compactMap { UInt8(exactly: $0) })
    }

    /// The colours of text that leads somewhere, on the ground of its style.
    mutating func pair(of slot: UInt8, as style: Style) -> Int32 {
        pairs.pair(of: Int32(slot), on: self[style].background)
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

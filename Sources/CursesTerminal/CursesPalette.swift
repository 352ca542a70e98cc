import CNcurses
import TerminalKit

/// The theme in the colours of this terminal: direct colour, 256 colours, or none.
struct CursesPalette {
    struct Look {
        let attributes: attr_t
        let pair: Int32
    }

    private let looks: [Look]
    /// The theme's colours by their palette numbers in curses; empty without colours, and with direct colour.
    let slots: [UInt8: Color]

    /// Must be called after curses was started.
    init(theme: Theme, noColor: Bool) {
        let usesColors = !noColor && has_colors()
        var depth = ColorDepth.none
        if usesColors {
            start_color()
            use_default_colors()
            depth = ColorDepth(colors: matinee_colors())
        }
        var pairs = ColorPairs()
        slots = depth == .palette ? Self.slots(of: theme) : [:]
        looks = Style.allCases.map { style in
            let appearance = theme.appearance(of: style, hasColors: depth != .none)
            let pair = pairs.pair(of: depth.index(appearance.foreground), on: depth.index(appearance.background))
            return Look(attributes: attributes(appearance.attributes), pair: pair)
        }
    }

    private static func slots(of theme: Theme) -> [UInt8: Color] {
        let appearances = Style.allCases.map { theme.appearance(of: $0, hasColors: true) }
        let colors = appearances.flatMap { [$0.foreground, $0.background].compactMap(\.self) }
        return Dictionary(colors.map { ($0.palette, $0) }) { first, _ in first }
    }

    subscript(style: Style) -> Look {
        looks[Int(style.rawValue)]
    }
}

private func attributes(_ attributes: Appearance.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= matinee_bold() }
    if attributes.contains(.dim) { result |= matinee_dim() }
    if attributes.contains(.underline) { result |= matinee_underline() }
    if attributes.contains(.reverse) { result |= matinee_reverse() }
    if attributes.contains(.italic) { result |= matinee_italic() }
    return result
}

private enum ColorDepth {
    case none, palette, direct

    init(colors: Int32) {
        switch colors {
        // With so few colours their look depends on the user's settings.
        case ..<256: self = .none
        case 256..<(1 << 24): self = .palette
        default: self = .direct
        }
    }

    /// The number of a colour; -1 for the terminal's own.
    func index(_ color: Color?) -> Int32 {
        guard let color else { return -1 }
        switch self {
        case .none: return -1
        case .palette: return Int32(color.palette)
        case .direct: return Int32(color.rgb)
        }
    }
}

/// The colour pairs of curses; 0 stands for the terminal's own colours.
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

import TerminalKit

/// The numbers by which curses knows a theme's colours. One that is sent in 24 bits has the number of the palette's that is
/// nearest to it, or, where another has that, one that nobody needs.
struct ColorSlots {
    /// The colours that are sent in 24 bits, by their numbers.
    private(set) var directColors: [UInt8: UInt32] = [:]
    private var slots: [UInt32: UInt8] = [:]
    /// The numbers that stand for the palette's own colours.
    private let taken: Set<UInt8>
    /// Whether curses itself has colours of 24 bits.
    private let isDirect: Bool

    /// - Parameters:
    ///   - appearances: with all colours that are needed.
    ///   - colors: how many curses has.
    init(_ appearances: [Appearance], colors: Int) {
        isDirect = ColorStep(count: colors) == .direct
        let all = appearances.flatMap { [$0.foreground, $0.background].compactMap(\.self) }
        taken = Set(all.filter { $0.rgb == nil }.map(\.palette))
    }

    /// - Returns: -1 for the terminal's own.
    mutating func number(of color: Color?) -> Int32 {
        guard let color else { return -1 }
        // The first eight numbers are the palette's there, too.
        if isDirect {
            return Int32(color.rgb ?? (color.palette < 8 ? UInt32(color.palette) : XtermPalette.rgb(of: color.palette)))
        }
        guard let rgb = color.rgb else { return Int32(color.palette) }
        if let slot = slots[rgb] { return Int32(slot) }
        let isFree = { [self] (number: UInt8) in
            number >= 16 && directColors[number] == nil && !taken.contains(number)
        }
        guard let slot = isFree(color.palette) ? color.palette : (16...255).first(where: isFree) else {
            return Int32(color.palette)
        }
        slots[rgb] = slot
        directColors[slot] = rgb
        return Int32(slot)
    }
}

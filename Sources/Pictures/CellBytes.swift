/// Writes cells as text with colours. Colours are set only where they change.
struct CellBytes {
    /// What the terminal has now: nil for its own colour.
    private var foreground: UInt32?
    private var background: UInt32?
    private let hasDirectColor: Bool
    private(set) var bytes: [UInt8] = []

    /// - Parameter hasDirectColor: whether colours are 0xRRGGBB instead of numbers of the palette.
    init(hasDirectColor: Bool) {
        self.hasDirectColor = hasDirectColor
        // Whatever was set before: some attributes would change these colours.
        bytes.append("\u{1B}[0m")
    }

    /// Writes a row whose first cell is at this place of the screen.
    mutating func append(_ cells: ArraySlice<PictureCell>, atColumn column: Int, row: Int) {
        bytes.appendMove(toColumn: column, row: row)
        for cell in cells { append(cell) }
    }

    mutating func end() {
        bytes.append("\u{1B}[0m")
    }

    private mutating func append(_ cell: PictureCell) {
        // A cell without quarters has no use for the foreground, nor a full one for the background.
        let newForeground = cell.quarters == 0 ? foreground : cell.foreground
        let newBackground = cell.quarters == 15 ? background : cell.background
        if newForeground != foreground || newBackground != background {
            bytes.append("\u{1B}[")
            if newForeground != foreground { append(newForeground, of: 30) }
            if newForeground != foreground, newBackground != background { bytes.append(UInt8(ascii: ";")) }
            if newBackground != background { append(newBackground, of: 40) }
            bytes.append(UInt8(ascii: "m"))
            (foreground, background) = (newForeground, newBackground)
        }
        append(Self.characters[Int(cell.quarters & 15)])
    }

    /// - Parameter plane: 30 for the foreground, 40 for the background.
    private mutating func append(_ color: UInt32?, of plane: Int) {
        guard let color else { return bytes.append(decimal: plane + 9) }
        bytes.append(decimal: plane + 8)
        guard hasDirectColor else {
            bytes.append(";5;")
            return bytes.append(decimal: Int(color))
        }
        bytes.append(";2")
        for shift in [16, 8, 0] as [UInt32] {
            bytes.append(UInt8(ascii: ";"))
            bytes.append(decimal: Int(color >> shift & 0xFF))
        }
    }

    private mutating func append(_ character: UInt16) {
        guard character >= 0x80 else { return bytes.append(UInt8(character)) }
        bytes.append(UInt8(0xE0 | character >> 12))
        bytes.append(UInt8(0x80 | character >> 6 & 0x3F))
        bytes.append(UInt8(0x80 | character & 0x3F))
    }

    /// By the quarters that have the foreground: a blank, U+2580...259F, a full block.
    private static let characters: [UInt16] = [
        0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,
        0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588,
    ]
}

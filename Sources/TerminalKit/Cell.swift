/// One character cell. Sixteen bytes without padding, since every frame compares and copies thousands.
package struct Cell: Hashable, Sendable {
    /// From the lowest bit: the base in 32, the width in 8, the style in 8, the link in 16.
    package let packed: UInt64
    /// Up to three scalars that are drawn over the base, 21 bits each, the first lowest.
    package let marks: UInt64

    /// - Parameters:
    ///   - base: a scalar that takes up cells; 0 in the second cell of a wide one.
    ///   - width: 1 or 2; 0 in the second cell of a wide character.
    ///   - link: the number that the canvas has for the page that it leads to; 0 for none.
    package init(base: UInt32, marks: UInt64 = 0, width: Int, style: Style, link: UInt16 = 0) {
        packed = UInt64(base) | UInt64(width) << 32 | UInt64(style.rawValue) << 40 | UInt64(link) << 48
        self.marks = marks
    }

    package var base: UInt32 { UInt32(truncatingIfNeeded: packed) }

    package var width: Int { Int(packed >> 32 & 0xFF) }

    package var style: Style { Style(rawValue: UInt8(truncatingIfNeeded: packed >> 40)) ?? .ground }

    package var link: UInt16 { UInt16(packed >> 48) }

    /// This cell in another style, leading nowhere.
    func drawn(in style: Style) -> Cell {
        Cell(base: base, marks: marks, width: width, style: style)
    }

    package static func blank(_ style: Style) -> Cell {
        Cell(base: 0x20, width: 1, style: style)
    }

    /// Whether it is below a picture. It is not a space: spaces are erased where that is shorter, and pictures would go with
    /// them.
    package var isBelowPicture: Bool { base == Glyph.pictureCell.base }

    /// Whether it is a bracket around a chip or the shade in the place of a picture, which are only seen where these have no
    /// ground of their own.
    package var isChipEdge: Bool {
        style == .chipEdge || style.tint != nil && (base == 0x5B || base == 0x5D || base == 0x2591)
    }

    static func rightHalf(_ style: Style, link: UInt16) -> Cell {
        Cell(base: 0, width: 0, style: style, link: link)
    }

    /// What the cell shows; empty in the second cell of a wide character.
    package var text: String {
        guard let base = Unicode.Scalar(base), width > 0 else { return "" }
        var text = String(Character(base))
        var rest = marks
        while rest != 0, let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) {
            text.unicodeScalars.append(mark)
            rest >>= 21
        }
        return text
    }
}

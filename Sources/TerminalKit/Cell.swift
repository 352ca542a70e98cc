/// One character cell. Sixteen plain bytes, so that rows compare and copy quickly.
package struct Cell: Hashable, Sendable {
    /// A scalar that takes up cells; 0 in the second cell of a wide one.
    package var base: UInt32
    /// 1 or 2; 0 in the second cell of a wide character.
    package var width: UInt8
    package var style: Style
    /// Up to three scalars that are drawn over the base, 21 bits each, the first lowest.
    package var marks: UInt64

    package init(base: UInt32, marks: UInt64 = 0, width: UInt8, style: Style) {
        self.base = base
        self.width = width
        self.style = style
        self.marks = marks
    }

    package static func blank(_ style: Style) -> Cell {
        Cell(base: 0x20, width: 1, style: style)
    }

    static func rightHalf(_ style: Style) -> Cell {
        Cell(base: 0, width: 0, style: style)
    }

    /// What the cell shows; empty in the second cell of a wide character.
    package var text: String {
        var scalars = String.UnicodeScalarView()
        forEachScalar { scalars.append($0) }
        return String(scalars)
    }

    package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
        guard base != 0, let scalar = Unicode.Scalar(base) else { return }
        body(scalar)
        var rest = marks
        while rest != 0, let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) {
            body(mark)
            rest >>= 21
        }
    }
}

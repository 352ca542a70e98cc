/// A piece of text made fit to be drawn: one base scalar of known width, with its combining marks.
package struct Glyph: Hashable, Sendable {
    package let base: UInt32
    /// Up to three scalars that are drawn over the base, packed as in `Cell`.
    package private(set) var marks: UInt64 = 0
    /// 1 or 2 cells.
    package let width: Int
    /// Whether it belongs to the same grapheme as the glyph before it, and must not be separated from it.
    package let continuesGrapheme: Bool

    package init(base: UInt32, width: Int, continuesGrapheme: Bool = false) {
        self.base = base
        self.width = width
        self.continuesGrapheme = continuesGrapheme
    }

    /// The scalars of its marks.
    var markValues: [UInt32] {
        stride(from: UInt64(0), through: 42, by: 21).map { UInt32(marks >> $0 & 0x1F_FFFF) }.filter { $0 != 0 }
    }

    /// Marks past the third are dropped: no writing system needs them, and a cell holds no more.
    mutating func add(mark: UInt32) {
        for shift in stride(from: UInt64(0), through: 42, by: 21) where marks >> shift & 0x1F_FFFF == 0 {
            marks |= UInt64(mark) << shift
            return
        }
    }
}

/// The characters that frames are drawn with; their widths are known.
extension Glyph {
    static let horizontalLine = Glyph(base: 0x2500, width: 1)
    static let verticalLine = Glyph(base: 0x2502, width: 1)
    static let topLeftCorner = Glyph(base: 0x250C, width: 1)
    static let topRightCorner = Glyph(base: 0x2510, width: 1)
    static let bottomLeftCorner = Glyph(base: 0x2514, width: 1)
    static let bottomRightCorner = Glyph(base: 0x2518, width: 1)
    static let roundTopLeftCorner = Glyph(base: 0x256D, width: 1)
    static let roundTopRightCorner = Glyph(base: 0x256E, width: 1)
    static let roundBottomRightCorner = Glyph(base: 0x256F, width: 1)
    static let roundBottomLeftCorner = Glyph(base: 0x2570, width: 1)
    static let topJunction = Glyph(base: 0x252C, width: 1)
    static let bottomJunction = Glyph(base: 0x2534, width: 1)
    static let leftJunction = Glyph(base: 0x251C, width: 1)
    static let rightJunction = Glyph(base: 0x2524, width: 1)
    static let scrollbar = Glyph(base: 0x2590, width: 1)
    static let ellipsis = Glyph(base: 0x2026, width: 1)
    static let space = Glyph(base: 0x20, width: 1)
    /// As `Sign.cursor` is drawn.
    static let cursorMark = Glyph(base: 0x258C, width: 1)
    /// Fills the place of a picture where colours don't.
    static let shade = Glyph(base: 0x2591, width: 1)
    static let pictureCell = Glyph(base: 0xA0, width: 1)
}

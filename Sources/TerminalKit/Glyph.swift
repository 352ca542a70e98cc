/// A piece of text made fit to be drawn: one base scalar of known width, with its combining marks.
package struct Glyph: Hashable, Sendable {
    package let base: UInt32
    /// As in `Cell`.
    package private(set) var marks: UInt64 = 0
    /// 1 or 2 cells.
    package let width: Int
    /// Whether it belongs to the same grapheme as the glyph before it, and must not be parted from it.
    package let continuesGrapheme: Bool

    package init(base: UInt32, width: Int, continuesGrapheme: Bool = false) {
        self.base = base
        self.width = width
        self.continuesGrapheme = continuesGrapheme
    }

    /// Marks past the third are dropped: no writing system needs them, and curses holds no more.
    mutating func add(mark: UInt32) {
        for shift in stride(from: UInt64(0), through: 42, by: 21) where marks >> shift & 0x1F_FFFF == 0 {
            marks |= UInt64(mark) << shift
            return
        }
    }
}

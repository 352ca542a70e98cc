extension Glyph {
    /// Whether it is written from right to left, strongly: a letter of Hebrew, Arabic and their relatives, and no digit.
    var isRightToLeft: Bool {
        switch base {
        case 0x660...0x669, 0x6DD, 0x6F0...0x6F9: false
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}

/// A text of a row that is written from right to left, at least in part.
struct DirectedText {
    let y: Int
    var columns: Range<Int>

    /// Joins what continues it, with at most a blank between them, and what was drawn over a part of it.
    ///
    /// - Returns: false where the other one is a text of its own.
    mutating func join(_ other: DirectedText) -> Bool {
        guard y == other.y, columns.lowerBound <= other.columns.lowerBound,
            other.columns.lowerBound <= columns.upperBound + 1
        else { return false }
        columns = columns.lowerBound..<max(columns.upperBound, other.columns.upperBound)
        return true
    }
}

extension Cell {
    /// U+200E, which is seen nowhere.
    static let leftToRightMark: UInt64 = 0x200E

    var isBlank: Bool { base == 0x20 && marks == 0 }

    var isRightToLeft: Bool { Glyph(base: base, width: width).isRightToLeft }
}

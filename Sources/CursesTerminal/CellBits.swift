import TerminalKit

/// What is asked of each cell of a frame. The same is to be had of a cell itself, but across modules each question is a call.
extension Cell {
    @inline(__always) var scalar: UInt32 { UInt32(truncatingIfNeeded: packed) }

    /// 0 for the second half of a wide character.
    @inline(__always) var columns: Int { Int(packed >> 32 & 0xFF) }

    @inline(__always) var styleIndex: Int { Int(packed >> 40 & 0xFF) }

    @inline(__always) var linkNumber: UInt16 { UInt16(truncatingIfNeeded: packed >> 48) }

    /// Whether it is a space, of any style.
    @inline(__always) var isSpace: Bool { packed & 0xFF_FFFF_FFFF == 0x1_0000_0020 && marks == 0 }

    /// Whether it is below a picture, as `isBelowPicture` is.
    @inline(__always) var isOfPicture: Bool { scalar == 0xA0 }

    @inline(__always)
    func isIdentical(to other: Cell) -> Bool { packed == other.packed && marks == other.marks }
}

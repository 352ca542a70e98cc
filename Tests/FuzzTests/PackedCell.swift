import CTextWidth
import TerminalKit

/// Cells as 13 bytes each: four for the base, eight for the marks, one for the style.
enum PackedCell {
    private static let size = 13

    static func bytes(base: UInt32) -> [UInt8] {
        withUnsafeBytes(of: base.littleEndian) { Array($0) } + [UInt8](repeating: 0, count: size - 4)
    }

    /// Widths are those of the C library, as in the program; unknown characters have one cell.
    ///
    /// - Parameter room: the width of the row, in cells.
    static func cells(of bytes: [UInt8], room: Int) -> [Cell] {
        var cells: [Cell] = []
        for start in stride(from: 0, to: bytes.count - size + 1, by: size) {
            let base = number(bytes[start..<start + 4])
            let style = Style.allCases[Int(bytes[start + 12]) % Style.allCases.count]
            let width = max(1, Int(matinee_scalar_width(UInt32(base))))
            guard cells.count + width <= room else { break }
            cells.append(
                Cell(base: UInt32(base), marks: number(bytes[start + 4..<start + 12]), width: width, style: style))
            if width == 2 { cells.append(Cell(base: 0, width: 0, style: style)) }
        }
        return cells
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

import CTextWidth
import TerminalKit

/// Cells as bytes, thirteen each: the base in four, the marks in eight, the style in one.
enum PackedCell {
    private static let size = 13

    static func bytes(base: UInt32) -> [UInt8] {
        withUnsafeBytes(of: base.littleEndian) { Array($0) } + [UInt8](repeating: 0, count: size - 4)
    }

    /// As wide as the C library takes them to be, since that is what whoever makes cells goes by; one cell where it
    /// knows nothing.
    ///
    /// - Parameter room: in cells of the screen.
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

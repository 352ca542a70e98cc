import CTextWidth
import TerminalKit

/// Searches a frame for text that a terminal would obey.
struct DrawnCells {
    let canvas: Canvas

    init(_ canvas: Canvas) {
        self.canvas = canvas
    }

    /// Nil if nothing is wrong.
    var harm: String? {
        guard canvas.size.width > 0 else { return nil }
        return (0..<canvas.size.height).lazy.compactMap { harm(inRow: canvas.row($0, 0...canvas.size.width - 1)) }.first
    }

    private func harm(inRow cells: ArraySlice<Cell>) -> String? {
        var owed = 0
        for cell in cells {
            if owed > 0, cell.width != 0 { return "half of a wide glyph" }
            if owed == 0, cell.width == 0 { return "the second half of no glyph" }
            owed = cell.width == 0 ? owed - 1 : cell.width - 1
            guard cell.width > 0 else { continue }
            guard Int(matinee_scalar_width(cell.base)) == cell.width else {
                return "a cell that is not as wide as it says"
            }
            if let harmful = cell.text.unicodeScalars.first(where: isHarmful) {
                return "U+" + String(harmful.value, radix: 16)
            }
        }
        return owed == 0 ? nil : "a wide glyph cut at the edge"
    }

    private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

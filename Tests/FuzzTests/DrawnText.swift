import CTextWidth
import TerminalKit

/// Draws texts as the screens do, and says what came out that must not.
struct DrawnText {
    let text: String

    /// Nil where all is well.
    func harm() -> String? {
        for width in [1, 7, 40] {
            let canvas = Canvas(size: Size(width: width, height: 6))
            canvas.surface.draw(text, x: 0, y: 0)
            canvas.surface.draw(text, x: width - 2, y: 1)
            canvas.surface.drawRight(text, end: width, y: 2)
            var layout = TextLayout(width: width)
            layout.add(text)
            layout.addTable([(left: text, right: text)], left: .plain, right: .muted)
            for (y, line) in layout.lines.prefix(3).enumerated() { canvas.surface.draw(line, y: 3 + y) }
            if let harm = (0..<canvas.size.height).lazy.compactMap({ harm(inRow: canvas.row($0, 0...width - 1)) }).first
            {
                return "\(harm) at width \(width)"
            }
        }
        return nil
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

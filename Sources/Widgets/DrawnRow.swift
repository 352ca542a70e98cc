import Presentation
import TerminalKit

extension Surface {
    /// Draws a row of a list on a line: its facts in their columns, as far as the line has room for them, and its title in
    /// what is left.
    func draw(_ row: Row, _ style: RowStyle) {
        if isForReader {
            let facts = row.facts.map { fact in
                fact.text.isEmpty ? nil : [fact.heading, fact.text].compactMap(\.self).joined(separator: " ")
            }
            return drawForReader(row.title, row.marks, facts: facts, style)
        }
        var (start, end) = (0, width)
        for fact in row.columns where width >= fact.column.leastRow {
            let style = fact.column.isStrong ? style.plain : style.muted
            switch fact.column.place {
            case .left(let width, let gap):
                draw(fact.text, x: start, y: 0, limit: width, style)
                start += width + gap
            case .right(let width, let gap, let staysEmpty):
                guard staysEmpty || !fact.text.isEmpty else { continue }
                drawRight(fact.text, end: end, y: 0, limit: width, style)
                end -= width + gap
            case .fitting:
                guard !fact.text.isEmpty else { continue }
                end = drawRight(fact.text, end: end, y: 0, style) - Self.gap
            case .lastFifths:
                let middle = start + (end - start) * 3 / 5
                draw(fact.text, x: middle, y: 0, limit: end - middle, style)
                end = middle - Self.gap
            }
        }
        draw(row.title, row.marks, x: start, y: 0, limit: end - start, style)
    }

    /// Before a column that is as wide as there is room, in cells.
    private static let gap = 2
}

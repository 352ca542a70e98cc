import Presentation
import TerminalKit

extension Surface {
    /// Draws a row of a list on a line, its title and columns where the layout has them.
    func draw(_ row: Row, _ layout: RowLayout, _ style: RowStyle) {
        if layout.titleStart > 0 {
            if let mark = row.kindMark { draw(mark.text, x: 0, y: 0, style.kind(mark)) }
        }
        for index in layout.places.indices {
            let place = layout.places[index]
            let text = row.texts[place.column]
            let look = place.isRating ? row.step.map(style.rating) ?? style.muted : style.muted
            if place.isRightAligned {
                drawRight(text, end: place.x + place.width, y: 0, limit: place.width, look)
            } else {
                draw(text, x: place.x, y: 0, limit: place.width, look)
            }
        }
        draw(row.title, row.marks, x: layout.titleStart, y: 0, limit: layout.titleWidth, style)
    }

    /// As a screen reader should say it.
    func drawForReader(_ row: Row, _ columns: ListColumns, _ style: RowStyle) {
        let facts = columns.facts(of: row).map { text, column in
            column.meaning == .named ? "\(column.heading) \(text)" : text
        }
        drawForReader(row.title, row.marks, facts: facts, style)
    }
}

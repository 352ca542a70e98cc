package import Presentation
package import TerminalKit

extension Surface {
    /// Draws a row of a list on a line, its title and columns where the layout has them. A title that is longer goes on up to the first
    /// text behind it: what a row does not need of its columns is the title's. What it leaves is for its asides.
    func draw(_ row: Row, _ layout: RowLayout, _ style: RowStyle) {
        if layout.hasSigns, let mark = row.kindMark { draw(mark.text, x: 0, y: 0, style.kind(mark)) }
        // From the right: a text that is longer than its column takes from what is left of it.
        var end = width
        for place in layout.places.reversed() {
            let text = row.text(inColumn: place.column, isShort: place.isShort)
            if text.isEmpty { continue }
            let look = place.isRating ? row.step.map(style.rating) ?? style.muted : style.muted
            var start = place.x
            if place.isRightAligned {
                start = drawRight(text, end: place.x + place.width, y: 0, limit: place.mostWidth, look)
            } else {
                let limit = max(0, min(place.width, end - place.x))
                // Without colours of their own they are as calm as other texts, and no hole in the selected row.
                if place.hasTints, !row.tints.isEmpty, !dimsInVain {
                    draw(words: text, row.tints, x: place.x, limit: limit)
                } else {
                    draw(text, x: place.x, y: 0, limit: limit, look)
                }
            }
            if place.x > layout.titleStart { end = min(end, start - RowLayout.gap) }
        }
        let room = max(0, end - layout.titleStart)
        let titleEnd = draw(row.title, row.marks, x: layout.titleStart, y: 0, limit: room, style)
        draw(row.asides, x: titleEnd, end: end, style.muted)
    }

    /// - Parameters:
    ///   - x: the column behind the title.
    ///   - end: the column that they have to leave free, as all after it.
    private func draw(_ asides: [Row.Aside], x: Int, end: Int, _ style: Style) {
        var (x, former) = (x, Row.Aside?.none)
        for aside in asides {
            let start = x + aside.gap(behind: former)
            let room = end - start
            let isWhole = HarmlessText.width(of: aside.text) <= room
            // An end that is cut leaves enough to know somebody by.
            guard isWhole || !aside.isWhole && room >= Self.leastAside else { continue }
            x = draw(aside.text, x: start, y: 0, limit: room, style)
            former = aside
        }
    }

    /// In cells, of what is cut.
    private static let leastAside = 8

    /// Words beside each other as chips, each in the style of its colour.
    private func draw(words text: String, _ tints: [String], x: Int, limit: Int) {
        let end = x + limit
        var x = x
        for (index, word) in text.split(separator: " · ").enumerated() {
            let tint = tints.indices.contains(index) ? Tint(rawValue: tints[index]) : nil
            let style = tint.map { Style($0) } ?? .chip
            let edge = tint == nil ? Style.chipEdge : style
            x = draw("[", x: x, y: 0, limit: end - x, edge)
            x = draw(String(word), x: x, y: 0, limit: end - x - 1, style)
            x = draw("]", x: x, y: 0, limit: end - x, edge)
        }
    }

    /// As a screen reader should say it.
    func drawForReader(_ row: Row, _ columns: ListColumns, _ style: RowStyle) {
        let facts = columns.facts(of: row).map { text, column in
            column.meaning == .named ? "\(column.heading) \(text)" : text
        }
        drawForReader(row.title, row.marks, facts: facts, style)
    }

    /// Draws a row as a screen reader should say it: the title first, and behind it what else is known.
    ///
    /// - Parameter facts: those that are empty are left out.
    package func drawForReader(_ title: String, _ marks: Marks = Marks(), facts: [String?], _ style: RowStyle) {
        let end = draw(title, marks, x: 0, y: 0, limit: width, style)
        let rest = facts.compactMap(\.self).filter { !$0.isEmpty }.map { ", \($0)" }.joined()
        draw(rest, x: end, y: 0, limit: width - end, style.muted)
    }
}

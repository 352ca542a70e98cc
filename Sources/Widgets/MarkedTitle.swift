package import Presentation
package import TerminalKit

extension Surface {
    /// Draws a title and its marks after it. A long title is shortened, the marks are not.
    ///
    /// - Returns: the column after the last cell drawn.
    @discardableResult
    package func draw(_ title: String, _ marks: Marks, x: Int, y: Int, limit: Int, _ style: Style) -> Int {
        let text = marks.text
        guard !text.isEmpty else { return draw(title, x: x, y: y, limit: limit, style) }
        let end = draw(title, x: x, y: y, limit: limit - HarmlessText.width(of: text) - 1, style) + 1
        return draw(marks, x: end, y: y, style)
    }

    /// Draws the title of a row and its marks after it; what was searched for is marked in the title.
    @discardableResult
    package func draw(_ title: String, _ marks: Marks, x: Int, y: Int, limit: Int, _ style: RowStyle) -> Int {
        let end = draw(title, marks, x: x, y: y, limit: limit, style.plain)
        guard let search = style.search else { return end }
        let room = marks.text.isEmpty ? limit : limit - HarmlessText.width(of: marks.text) - 1
        let isWhole = HarmlessText.width(of: title) <= room
        for range in search.ranges(in: title) {
            let start = HarmlessText.width(of: String(title[..<range.lowerBound]))
            let found = String(title[range])
            // Of a shortened title the last cell is the ellipsis.
            guard start + HarmlessText.width(of: found) <= (isWhole ? room : room - 1) else { break }
            draw(found, x: x + start, y: y, style.match)
        }
        return end
    }

    /// Draws marks alone.
    ///
    /// - Returns: the column after the last of them.
    @discardableResult
    func draw(_ marks: Marks, x: Int, y: Int, _ style: Style) -> Int {
        var end = x
        if let state = marks.state { end = draw(Marks.state(state), x: end, y: y, style) }
        if marks.isFavourite {
            end = draw(Marks.favourite, x: end, y: y, style == .selected ? .selectedFavourite : .favourite)
        }
        return marks.hasNote ? draw(Marks.note, x: end, y: y, style) : end
    }
}

import Browsing
package import Presentation
package import TerminalKit

extension Surface {
    /// Draws a row of a list on a line, with a mark if the cursor is on it, or a placeholder if it is not in memory.
    ///
    /// - Parameters:
    ///   - search: what is searched for; nil for nothing.
    ///   - draw: draws the content of the row inside of the line.
    package func drawRow<Row>(
        _ row: Row?, y: Int, isSelected: Bool, hasFocus: Bool, search: ListFilter? = nil,
        _ draw: (Row, Surface, RowStyle) -> Void
    ) {
        // For a reader the cursor says which row it is: rows that look otherwise would be read again.
        let isMarked = isSelected && !isForReader
        let style = RowStyle(isSelected: isMarked, hasFocus: hasFocus, search: search)
        if isMarked {
            fillRow(y, style.plain)
            self.draw(Sign.cursor.symbol, x: 0, y: y, style.mark)
        }
        // The margin has the style of the column before it, and often of the border behind it, so that fewer bytes are
        // sent to the terminal.
        self.draw(" ", x: width - 1, y: y, style.muted)
        let inside = part(Rect(x: 2, y: y, width: width - 3, height: 1))
        if isSelected, hasFocus { inside.placeCursor(x: 0, y: 0) }
        if let row { draw(row, inside, style) } else { inside.draw(Sign.notHere.symbol, x: 0, y: 0, style.muted) }
    }

    /// Draws what stands below the last row of a list.
    func draw(_ tail: ListState.Tail?, y: Int) {
        switch tail {
        case .loading(let text), .said(let text): draw(text, x: 2, y: y, .muted)
        case .failed(let text, let short):
            let hasRoom = HarmlessText.width(of: text) <= width - 2
            draw(hasRoom ? text : short ?? text, x: 2, y: y, .failure)
        case nil: break
        }
    }
}

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
        let end = draw(title, x: x, y: y, limit: limit - HarmlessText.width(of: text) - 1, style)
        return draw(text, x: end + 1, y: y, style)
    }
}

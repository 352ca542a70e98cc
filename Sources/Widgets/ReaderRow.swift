package import Presentation
package import TerminalKit

extension Surface {
    /// Draws a row as a screen reader should say it: the title first, and behind it what else is known.
    ///
    /// - Parameter facts: those that are empty are left out.
    package func drawForReader(_ title: String, _ marks: Marks = Marks(), facts: [String?], _ style: RowStyle) {
        let end = draw(title, marks, x: 0, y: 0, limit: width, style)
        let rest = facts.compactMap(\.self).filter { !$0.isEmpty }.map { ", \($0)" }.joined()
        draw(rest, x: end, y: 0, limit: width - end, style.muted)
    }
}

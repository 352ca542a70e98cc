package import Presentation
package import TerminalKit

extension Surface {
    /// Draws what the program has to say in the middle of the surface.
    package func draw(_ message: Message) {
        drawCentered(message.lines(width: width - 4))
    }
}

extension Message {
    /// What happened, why, and what to do, wrapped.
    package func lines(width: Int) -> [TextLine] {
        func lines(_ text: String?, _ style: Style) -> [TextLine] {
            text.map { $0.wrapped(to: width).map { TextLine($0, style) } } ?? []
        }
        return lines(what, isFailure ? .failure : .muted) + lines(why, .plain) + lines(remedy, .notice)
    }
}

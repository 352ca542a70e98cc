package import Presentation
package import TerminalKit

extension Surface {
    /// Draws what the program has to say in the middle of the surface.
    package func draw(_ message: Message) {
        drawCentered(message.lines(width: width - Message.margins))
    }
}

extension Message {
    /// Left and right of it, in the middle of a surface.
    fileprivate static var margins: Int { 4 }

    /// How many lines it takes up in the middle of a surface.
    func height(width: Int) -> Int {
        lines(width: width - Self.margins).count
    }

    /// What happened, why, and what to do, wrapped.
    package func lines(width: Int) -> [TextLine] {
        func lines(_ text: String?, _ style: Style) -> [TextLine] {
            text.map { $0.wrapped(to: width).map { TextLine($0, style) } } ?? []
        }
        return lines(what, isFailure ? .failure : .muted) + lines(why, .plain) + lines(remedy, .notice)
    }
}

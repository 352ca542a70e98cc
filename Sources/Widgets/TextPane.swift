package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A scrolling text, for use in details. A message is always visible below it, or in its place if there is no text.
@MainActor
package final class TextPane {
    package typealias MakeLines = @MainActor (_ width: Int) -> [TextLine]

    private weak var display: (any Display)?
    private var message: Message?
    private var makeLines: MakeLines?
    private var text = ScrollPane()
    private var notice: [TextLine] = []
    private var size = Size(width: 0, height: 0)
    /// Whether `text` and `notice` are laid out for the pane's width.
    private var isLaidOut = false

    /// The least height of a message, in lines: its remedy fits even in the narrowest terminals.
    private static let leastNotice = 3

    /// - Parameter display: hears that a new frame is needed.
    package init(display: (any Display)?) {
        self.display = display
    }

    /// How much of the text has been in sight; nil when all of it fits.
    package var status: String? { text.percentage.map { "\($0) %" } }

    /// The commands that scroll.
    package var commands: [Command] { text.percentage == nil ? [] : [.down] }

    /// - Parameter makeLines: makes the text in lines of the given width; nil for no text.
    package func show(_ message: Message?, text makeLines: MakeLines?) {
        self.message = message
        self.makeLines = makeLines
        isLaidOut = false
        display?.setNeedsDisplay()
    }

    package func scrollToTop() {
        text.scrollToTop()
    }

    package func layout(size: Size) {
        guard !isLaidOut || size != self.size else { return }
        self.size = size
        isLaidOut = true
        let width = min(size.width - 2, TextLayout.readableWidth)
        // At most half of the pane, since the text is more important; in very low panes all but one line.
        let most = max(size.height / 2, min(size.height - 1, Self.leastNotice))
        notice = message?.lines(width: width, height: max(0, most)) ?? []
        text.show(makeLines?(width) ?? [], height: size.height - notice.count)
    }

    package func draw(on surface: Surface) {
        let inside = surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: surface.height))
        if makeLines == nil, let message { return inside.draw(message) }
        text.draw(on: inside.part(Rect(x: 0, y: 0, width: inside.width, height: text.height)))
        let top = min(text.lines.count + 1, text.height)
        for (y, line) in notice.enumerated() { inside.draw(line, y: top + y) }
    }

    /// - Returns: whether the command was one to scroll by.
    package func handle(_ command: Command) -> Bool {
        guard let motion = ListMotion(command) else { return false }
        text.move(motion)
        display?.setNeedsDisplay()
        return true
    }
}

extension TextPane {
    package var memento: ScreenMemento { ScreenMemento(top: text.lastingTop) }

    package func restore(_ memento: ScreenMemento) {
        text.restore(top: memento.top)
    }
}

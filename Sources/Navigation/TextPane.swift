package import Presentation
package import TerminalKit

/// A text as details compose it: it scrolls, and what is to be said of it is always in sight below it, or in its
/// place where there is none.
@MainActor
package final class TextPane {
    package typealias MakeLines = @MainActor (_ width: Int) -> [TextLine]

    private weak var display: (any Display)?
    private var message: Message?
    private var makeLines: MakeLines?
    private var text = ScrollPane()
    private var notice: [TextLine] = []
    private var size = Size(width: 0, height: 0)
    /// Whether `text` and `notice` are what there is to show, in lines of the pane's width.
    private var isLaidOut = false

    /// In lines: what has room for what to do about something, in the narrowest terminals.
    private static let leastNotice = 3

    /// - Parameter display: who is told that there is something new to see.
    package init(display: (any Display)?) {
        self.display = display
    }

    /// How much of the text has been in sight; nil when all of it fits.
    package var status: String? { text.percentage.map { "\($0) %" } }

    /// What there is to scroll by.
    package var commands: [Command] { text.percentage == nil ? [] : [.down] }

    /// - Parameter makeLines: the text in lines of a width; nil for no text.
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
        // At most half of the pane, as the text comes first; in the lowest panes, all but a line of it.
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

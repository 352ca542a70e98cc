package import Browsing
package import Commands
import Navigation
package import Presentation
package import TerminalKit

/// A detail that shows only a text.
@MainActor
package final class TextScreen {
    private let makeText: @MainActor () -> [Paragraph]
    private var pane = ScrollPane()
    /// The text and the width of the pane that `lines` were made from.
    private var text: [Paragraph] = []
    private var width = 0
    private var lines: [TextLine] = []
    package let title: String

    /// - Parameter makeText: makes the current text.
    package init(title: String, makeText: @escaping @MainActor () -> [Paragraph]) {
        self.title = title
        self.makeText = makeText
    }

    /// The text as it is now.
    var paragraphs: [Paragraph] { makeText() }
}

extension TextScreen: LeafScreen {
    package var status: String? { pane.status }

    package var isBusy: Bool { false }

    package var commands: [Command] { pane.percentage == nil ? [] : [.down] }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package func layout(size: Size) {
        let text = makeText()
        // This is called for every frame, and a note may be long.
        if text != self.text || size.width != width {
            (self.text, width) = (text, size.width)
            lines = makeLines()
        }
        pane.show(lines, height: size.height)
    }

    private func makeLines() -> [TextLine] {
        var layout = TextLayout(width: min(width - 2, TextLayout.readableWidth))
        for paragraph in text {
            switch paragraph {
            case .title(let text): if !isSeenInFrame(text) { layout.add(text, .title) }
            case .plain(let text): layout.add(text)
            case .prose(let text): layout.addParagraphs(text)
            case .muted(let text): layout.add(text, .muted)
            case .label(let text): layout.add(text, .label)
            case .gap: layout.addGap()
            }
        }
        return layout.lines
    }

    /// As a detail's is: its title stands once.
    private func isSeenInFrame(_ text: String) -> Bool {
        text == title && HarmlessText.width(of: text) <= width - PageForm.besideTitle
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(
            on: surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: surface.height)),
            hasFocus: hasFocus)
        pane.drawScrollbar(on: surface)
    }

    package func handle(_ command: Command) -> Bool {
        guard let motion = command.motion else { return false }
        pane.move(motion)
        return true
    }

    package func handle(_ pointing: Pointing) -> PointerUse { pane.handle(pointing) }

    package var memento: ScreenMemento { ScreenMemento(top: pane.lastingTop) }

    package func restore(_ memento: ScreenMemento) {
        pane.restore(top: memento.top)
    }
}

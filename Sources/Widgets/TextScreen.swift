package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A detail that shows only a text, and a tile where a picture of its thing would be.
@MainActor
package final class TextScreen {
    private let makeText: @MainActor () -> [Paragraph]
    private let makeTile: @MainActor () -> PictureState?
    private weak var display: (any Display)?
    private let picture = PicturePane()
    private var pane = ScrollPane()
    /// The text with its title, and the widths of the pane and of the room for it, that `lines` were made from.
    private var text: [Paragraph] = []
    private var titleAbove = ""
    private var (paneWidth, width) = (0, 0)
    private var lines: [TextLine] = []
    /// Where the text is, with what is right of it.
    private var area = Rect(x: 0, y: 0, width: 0, height: 0)
    private let makeTitle: @MainActor () -> String

    /// - Parameters:
    ///   - title: makes the current title.
    ///   - display: says whether a screen reader tells of the text; nil for what nobody has said anything of.
    ///   - makeTile: what stands in the place of a picture now; nil where none belongs.
    ///   - makeText: makes the current text.
    package init(
        title: @escaping @MainActor () -> String, display: (any Display)? = nil,
        makeTile: @escaping @MainActor () -> PictureState? = { nil },
        makeText: @escaping @MainActor () -> [Paragraph]
    ) {
        (makeTitle, self.display) = (title, display)
        (self.makeTile, self.makeText) = (makeTile, makeText)
    }

    /// For what is always called the same.
    ///
    /// - Parameters:
    ///   - display: says whether a screen reader tells of the text; nil for what nobody has said anything of.
    ///   - makeTile: what stands in the place of a picture now; nil where none belongs.
    ///   - makeText: makes the current text.
    package convenience init(
        title: String, display: (any Display)? = nil, makeTile: @escaping @MainActor () -> PictureState? = { nil },
        makeText: @escaping @MainActor () -> [Paragraph]
    ) {
        self.init(title: { title }, display: display, makeTile: makeTile, makeText: makeText)
    }

    /// The text as it is now.
    var paragraphs: [Paragraph] { makeText() }
}

extension TextScreen: LeafScreen {
    package var title: String { makeTitle() }

    package var status: String? { pane.status }

    package var isBusy: Bool { false }

    package var commands: [Command] { pane.percentage == nil ? [] : [.down] }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package func layout(size: Size) {
        let text = makeText()
        picture.show(makeTile())
        picture.layout(size: size) { _ in }
        area = picture.page
        // This is called for every frame, and a note may be long.
        let width = picture.shortLines?.width ?? size.width - 2
        let title = title
        if text != self.text || title != titleAbove || (size.width, width) != (paneWidth, self.width) {
            (self.text, titleAbove, paneWidth, self.width) = (text, title, size.width, width)
            lines = makeLines()
        }
        pane.show(lines, height: area.height)
    }

    private func makeLines() -> [TextLine] {
        var layout = TextLayout(width: min(width, TextLayout.readableWidth))
        for paragraph in text {
            switch paragraph {
            case .title(let text): if !isSeenInFrame(text) { layout.add(text, .title) }
            case .plain(let text): layout.add(text)
            case .prose(let text): layout.addParagraphs(text)
            case .muted(let text): layout.add(text, .muted)
            case .label(let text): layout.add(text, .label)
            case .said(let seen, let spoken):
                let isSpoken = display?.isForReader == true
                layout.addSaid(isSpoken ? spoken : seen, isSpoken: isSpoken)
            case .gap: layout.addGap()
            }
        }
        return layout.lines
    }

    /// As a detail's is: its title stands once.
    private func isSeenInFrame(_ text: String) -> Bool {
        text == titleAbove && HarmlessText.width(of: text) <= paneWidth - PageForm.besideTitle
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface.part(area.inset(columns: 1, rows: 0)), hasFocus: hasFocus)
        pane.drawScrollbar(on: surface.part(from: area))
        picture.draw(on: surface)
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

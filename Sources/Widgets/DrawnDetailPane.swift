package import Browsing
package import Commands
package import Navigation
import Pictures
package import Presentation
package import TerminalKit

/// A detail on a screen: its picture, its text, and over the screen what is asked.
@MainActor
package final class DrawnDetailPane {
    package let presenter: any DetailPresenter
    package private(set) var state = DetailState()
    private let text: TextPane
    private weak var display: (any Display)?
    private let picture = PicturePane()
    /// The room for each picture among the text; nil where the terminal shows none.
    private var box: PictureBox?
    /// Where the text is, with what belongs to it right of it.
    private var page = Rect(x: 0, y: 0, width: 0, height: 0)
    private let menuPane = MenuPane()
    private let questionPane = QuestionPane()

    package init(_ presenter: any DetailPresenter, display: any Display) {
        (self.presenter, self.display) = (presenter, display)
        text = TextPane(display: display)
    }
}

extension DrawnDetailPane: DetailPane {
    package func show(_ state: DetailState) {
        self.state = state
        picture.show(state.picture)
        menuPane.show(state.menu)
        questionPane.show(state.question)
        text.show(state.message, isComing: state.isComing, text: state.layOut)
    }

    package func startAnew() {
        text.startAnew()
    }

    package func setNeedsDisplay() {
        text.setNeedsDisplay()
    }

    package var title: String { presenter.marks.before(state.title) }

    package func commands(ofItem item: [Command]) -> [Command] {
        let opens = state.content?.mainSection != nil && !text.commands.contains(.open)
        return text.commands + (opens ? [.open] : []) + state.siblings + item.filter(state.allows) + [.refresh]
            + (state.content == nil ? [] : [.copy])
    }
}

extension DrawnDetailPane: DrawnPane {
    package var status: String? { text.status }

    package var isTyping: Bool { state.menu != nil }

    /// What is typed leads to an entry of the menu.
    package var takesText: Bool { false }

    package var overlay: (any OverlayContent)? { questionPane.overlay ?? menuPane.overlay }

    package var memento: ScreenMemento { text.memento }

    package func restore(_ memento: ScreenMemento) {
        text.restore(memento)
    }

    package func layout(size: Size) {
        picture.layout(size: size, tell: presenter.viewDidLayOut)
        var form = PageForm()
        form.isWide = size.width >= Self.leastWidth
        form.isStrip = form.isWide && size.height <= PaneArrangement.stripHeight
        form.pictures = presenter.posters?.tileShape
        form.cell = presenter.posters?.cellSize
        form.widestTitle = size.width - PageForm.besideTitle
        form.isForReader = display?.isForReader ?? false
        page = picture.page
        text.layout(size: page.size, form: form, beside: picture.shortLines)
        box = form.pictures.map { LinkedLayout.posterBox($0, cell: form.cell) }
        guard let box, let posters = presenter.posters else { return }
        let pictures = text.posters(rows: box.rows).compactMap(\.poster.row.picture)
        pictures.isEmpty ? posters.clear() : posters.show(pictures, ahead: [], in: box)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        // A scrollbar is at the edge of the pane.
        let page = surface.part(from: self.page)
        text.draw(on: page, hasFocus: hasFocus)
        // Over lines that are too long to be beside it.
        picture.draw(on: surface)
        guard let box, let posters = presenter.posters else { return }
        let tiles = text.posters(rows: box.rows).map { poster, y in
            (x: poster.x, y: y, state: posters.state(poster.row.picture, of: poster.row.left.text))
        }
        let rows = tiles.compactMap { $0.state.picture?.box.rows }.max() ?? box.rows
        for tile in tiles {
            // With the column before it, which is the picture's too.
            page.part(Rect(x: tile.x, y: tile.y, width: box.columns + 1, height: box.rows))
                .drawAboveTitle(tile.state, in: box, rows: rows)
        }
    }

    /// From so many columns on things stand beside each other.
    private static let leastWidth = 90

    package func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        return menuPane.handle(press, on: display) { presenter.didLeaveMenu(with: $0.entry) }
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        menuPane.handle(pointing) { presenter.didLeaveMenu(with: $0.entry) }
            ?? text.handle(pointing, go: presenter.didSelect)
    }

    package func handle(_ command: Command) -> Bool {
        if handleAsDetail(command) || text.handle(command, go: presenter.didSelect) { return true }
        guard command == .open, let section = state.content?.mainSection else { return false }
        text.fold(section)
        return true
    }
}

extension DetailState {
    /// Whether it is being loaded, and nothing of it is known but what a list says.
    fileprivate var isComing: Bool {
        isLoading && failure == nil && message != nil && content?.hasBody != true
    }
}

extension DetailContent {
    /// Whether there is more than its head and what its reader has said of it.
    fileprivate var hasBody: Bool {
        parts.contains { part in
            switch part {
            case .prose, .section: true
            case .text, .fields, .brief, .said, .note: false
            }
        }
    }
}

import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ArrivalsView: AnyObject {
    func show(_ state: ArrivalsScreenState)
    func select(row: Int)
    /// Shows the text below the row under the cursor.
    func unfold(_ text: ArrivalsText)
}

@MainActor
final class ArrivalsDefaultView {
    private let presenter: any ArrivalsPresenter
    let pane: AccordionPane
    private let questionPane = QuestionPane()
    private var state = ArrivalsScreenState()

    init(presenter: any ArrivalsPresenter, display: any Display) {
        self.presenter = presenter
        pane = AccordionPane(browser: presenter.browser, display: display)
    }
}

extension ArrivalsDefaultView: ArrivalsView {
    func show(_ state: ArrivalsScreenState) {
        self.state = state
        questionPane.show(state.question)
        pane.show(state.list)
    }

    func unfold(_ text: ArrivalsText) {
        pane.unfold { layout in
            layout.add(text.origin, .muted)
            for line in text.lines {
                layout.add(line.label, .muted)
                layout.addParagraphs(line.text)
            }
        }
    }
}

extension ArrivalsDefaultView: AccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    func row(at index: Int) -> ArrivalsRow? { presenter.row(at: index) }

    var commands: [Command] { (pane.isEmpty ? [] : [.down, .open, .undo]) + [.refresh] }

    var overlay: (any OverlayContent)? { questionPane.overlay }

    var question: Question? { state.question }

    func handle(_ press: KeyPress) -> Bool {
        questionPane.handle(press) { presenter.didAnswer(isYes: $0 == .yes) } ?? false
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .undo: return pane.withCursor(presenter.didAskToTakeBack)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }

    func handle(_ pointing: Pointing) -> PointerUse { pane.handle(pointing, open: presenter.didSelectRow) }

    /// Title and change, and at the right end whose it is.
    func draw(_ row: ArrivalsRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader { return line.drawForReader(row.title, facts: [row.change, row.origin], style) }
        let isWide = line.width >= Self.leastForOrigin
        let end = isWide ? line.drawRight(row.origin, end: line.width, y: 0, style.muted) - 2 : line.width
        let start = row.kindMark == nil ? 0 : 2
        if let mark = row.kindMark { line.draw(mark.text, x: 0, y: 0, style.muted) }
        let change = line.draw(row.title, x: start, y: 0, limit: end - start, style.plain) + 2
        if change < end { line.draw(row.change, x: change, y: 0, limit: end - change, style.muted) }
    }

    /// In cells; in a narrower list the text below the row says it.
    private static let leastForOrigin = 70
}

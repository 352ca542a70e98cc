import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ArrivalsView: AnyObject {
    func show(_ state: AccordionState)
    func select(row: Int)
    /// Shows the text of the row under the cursor.
    func unfold(_ text: ArrivalsText)
}

/// What came from other machines, drawn or in lines.
@MainActor
final class ArrivalsDefaultView {
    private let presenter: any ArrivalsPresenter
    private weak var display: (any Display)?
    let pane: any AccordionListPane

    init(presenter: any ArrivalsPresenter, display: any Display) {
        (self.presenter, self.display) = (presenter, display)
        pane = makeAccordionListPane(presenter, on: display) { presenter.row(at: $0) }
    }
}

extension ArrivalsDefaultView: ArrivalsView {
    func unfold(_ text: ArrivalsText) {
        pane.unfold { [weak display] layout in
            layout.add(text.origin, .muted)
            let isSpoken = layout.isPlain || display?.isForReader == true
            layout.addSaid(isSpoken ? text.spoken : text.seen, isSpoken: isSpoken)
            for line in text.lines {
                if layout.isPlain {
                    layout.addParagraphs("\(line.label): \(line.text)")
                } else {
                    layout.add(line.label, .muted)
                    layout.addParagraphs(line.text)
                }
            }
        }
    }
}

extension ArrivalsDefaultView: AccordionListScreen {
    var commands: [Command] { pane.commands(ofRow: [.open, .undo]) + [.refresh] }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: pane.withCursor(presenter.didSelectRow)
        case .undo: pane.withCursor(presenter.didAskToTakeBack)
        default: pane.handle(command)
        }
    }
}

extension ArrivalsRow: AccordionRow {
    var saidFacts: [String] { [change, origin] }

    var factsUnfolded: [String] { [change] }

    /// Title and change, and at the right end whose it is, as long as the text below does not say it.
    func draw(on line: Surface, _ style: RowStyle) {
        let isWide = line.width >= Self.leastForOrigin && !style.isSelected
        let end = isWide ? line.drawRight(origin, end: line.width, y: 0, style.muted) - 2 : line.width
        let start = kindMark == nil ? 0 : 2
        if let kindMark { line.draw(kindMark.text, x: 0, y: 0, style.muted) }
        let facts = line.draw(title, x: start, y: 0, limit: end - start, style.plain) + 2
        if facts < end { line.draw(change, x: facts, y: 0, limit: end - facts, style.muted) }
    }

    /// In cells; in a narrower list the text below the row says it.
    private static let leastForOrigin = 70
}

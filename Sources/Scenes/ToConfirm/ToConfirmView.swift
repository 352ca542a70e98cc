import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ToConfirmView: AnyObject {
    func show(_ state: ToConfirmScreenState)
    func select(row: Int)
    /// Shows the text below the row under the cursor.
    func unfold(_ text: ToConfirmText)
}

@MainActor
final class ToConfirmDefaultView {
    private let presenter: any ToConfirmPresenter
    let pane: AccordionPane
    private var tabLine = TabLine()
    /// In lines.
    private var tabHeight = 0
    private var state = ToConfirmScreenState()
    private var text = ToConfirmText()

    init(presenter: any ToConfirmPresenter, display: any Display) {
        self.presenter = presenter
        pane = AccordionPane(browser: presenter.browser, display: display)
    }
}

extension ToConfirmDefaultView: ToConfirmView {
    func show(_ state: ToConfirmScreenState) {
        self.state = state
        tabLine.show(state.tabs)
        pane.show(state.list)
    }

    func unfold(_ text: ToConfirmText) {
        self.text = text
        pane.unfold { layout in
            layout.addTable(
                text.candidates.enumerated().map { place, candidate in
                    let style = candidate.isLikely ? Style.accent : .plain
                    return (
                        left: [.init(String(place + 1), style, stop: place)],
                        right: [
                            .init(candidate.title, style, stop: place),
                            .init(
                                " · " + candidate.facts.joined(separator: " · "), .muted, stop: place,
                                spoken: ", " + candidate.facts.joined(separator: ", ")),
                        ]
                    )
                })
            if let explanation = text.explanation { layout.add(explanation, .notice) }
        }
    }
}

extension ToConfirmDefaultView: AccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    func row(at index: Int) -> ToConfirmRow? { presenter.row(at: index) }

    var isBusy: Bool { pane.isBusy || state.isAsking }

    var commands: [Command] {
        let taking: [Command] = text.canTake(canRefuse: state.canRefuse) ? [.take] : []
        let decisions = taking + (state.canRefuse ? [.noneOfThese, .putOff, .takeAll] : [])
        return (pane.isEmpty ? [] : [.down] + decisions) + [.nextTab, .refresh]
    }

    func layOutTabs(over room: Size?) -> Bool { tabLine.layout(over: room) }

    func drawTabs(on line: Surface) { tabLine.draw(on: line) }

    func layout(size: Size) {
        tabHeight = tabLine.layout(size: size)
        pane.layout(size: Size(width: size.width, height: size.height - tabHeight))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        if tabHeight > 0 {
            tabLine.draw(on: surface.part(Rect(x: 0, y: 0, width: surface.width, height: tabHeight)))
        }
        let rows = Rect(x: 0, y: tabHeight, width: surface.width, height: surface.height - tabHeight)
        pane.draw(on: surface.part(rows), hasFocus: hasFocus, row: row, drawRow: draw)
    }

    func handle(_ press: KeyPress) -> Bool {
        if let command = press.command(in: .confirm) { return handle(command) }
        guard case .character(let character) = press.key, character.isASCII, let digit = character.wholeNumberValue,
            digit > 0
        else { return false }
        return pane.withCursor { presenter.didTake(digit - 1, forRow: $0) }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .take: return pane.withCursor { presenter.didTake(0, forRow: $0) }
        case .noneOfThese: return pane.withCursor(presenter.didRefuse)
        case .putOff: return pane.withCursor(presenter.didPutOff)
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .takeAll where state.canRefuse: presenter.didTakeAll()
        case .refresh: presenter.didAskForRefresh()
        default:
            guard let tab = state.tabs?.place(after: command) else { return pane.handle(command) }
            presenter.didChooseTab(at: tab)
        }
        return true
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        switch pointing.action {
        case .press(.tab(let tab)): presenter.didChooseTab(at: tab)
        case .press(.stop(let place)): _ = pane.withCursor { presenter.didTake(place, forRow: $0) }
        default: return pane.handle(pointing, open: presenter.didSelectRow)
        }
        return .acted
    }

    /// Title and facts, and at the right end how far it is.
    func draw(_ row: ToConfirmRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader { return line.drawForReader(row.title, facts: row.facts + [row.state], style) }
        let end = line.drawRight(row.state, end: line.width, y: 0, style.muted) - 2
        let start = row.kindMark == nil ? 0 : 2
        if let mark = row.kindMark { line.draw(mark.text, x: 0, y: 0, style.muted) }
        let facts = line.draw(row.title, x: start, y: 0, limit: end - start, style.plain) + 2
        if facts < end {
            line.draw(row.facts.joined(separator: " · "), x: facts, y: 0, limit: end - facts, style.muted)
        }
    }
}

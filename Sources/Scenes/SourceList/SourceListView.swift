import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol SourceListView: AnyObject {
    func show(_ state: SourceListScreenState)
    /// Shows the text below the row under the cursor.
    func unfold(_ text: SourceListText)
}

@MainActor
final class SourceListDefaultView {
    private let presenter: any SourceListPresenter
    let pane: AccordionPane
    private let formPane = FormPane()
    private let questionPane = QuestionPane()
    private var state = SourceListScreenState()

    init(presenter: any SourceListPresenter, display: any Display) {
        self.presenter = presenter
        pane = AccordionPane(browser: presenter.browser, display: display)
    }
}

extension SourceListDefaultView: SourceListView {
    func show(_ state: SourceListScreenState) {
        self.state = state
        formPane.show(state.form)
        questionPane.show(state.question)
        pane.show(state.list)
    }

    func unfold(_ text: SourceListText) {
        pane.unfold { $0.add(text) }
    }
}

extension SourceListDefaultView: AccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    func row(at index: Int) -> SourceListRow? { presenter.row(at: index) }

    var isBusy: Bool { pane.isBusy || state.isAsking }

    var commands: [Command] {
        [.down, .enterKey, .useSource, .refresh, .openPage, .delete, .about]
    }

    var overlay: (any OverlayContent)? { questionPane.overlay ?? formPane.overlay }

    var question: Question? { state.question }

    var isTyping: Bool { state.form != nil }

    var takesText: Bool { formPane.takesText }

    func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.keyEntry.answer(isYes: $0 == .yes) }) {
            return isUsed
        }
        if let event = formPane.handle(press) {
            didHandle(event)
            return true
        }
        switch press.command(in: .sources) {
        case .enterKey: return pane.withCursor(presenter.didSelectRow)
        case .useSource: return pane.withCursor(presenter.didChoose)
        default: return false
        }
    }

    private func didHandle(_ event: FormPane.Event) {
        switch event {
        case .stays: break
        case .changed(_, .secret(let text)): presenter.keyEntry.change(to: text)
        case .changed: break
        case .saved: presenter.keyEntry.enter()
        case .left: presenter.keyEntry.leave()
        }
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard let event = formPane.handle(pointing) else {
            return pane.handle(pointing, open: presenter.didSelectRow)
        }
        didHandle(event)
        return .marked
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .refresh: pane.withCursor(presenter.didAskToCheck)
        case .openPage: pane.withCursor(presenter.didAskForPage)
        case .delete: pane.withCursor(presenter.didAskToRemoveKey)
        default: pane.handle(command)
        }
    }

    /// Name, kinds and state with its sign, in columns; a narrow pane shows no kinds.
    func draw(_ row: SourceListRow, on line: Surface, _ style: RowStyle) {
        line.draw(row.name, x: 0, y: 0, limit: Self.nameWidth - 1, style.plain)
        // What a source has gets what is not needed for the state.
        let givesWidth = min(Self.mostForKinds, line.width - Self.nameWidth - Self.stateWidth)
        let isWide = givesWidth >= Self.leastForKinds
        if isWide { line.draw(row.gives, x: Self.nameWidth, y: 0, limit: givesWidth - 2, style.muted) }
        var start = Self.nameWidth + (isWide ? givesWidth : 0)
        if !line.isForReader {
            line.draw(row.sign?.symbol ?? Self.unasked, x: start, y: 0, style.source(row.sign))
            start += 2
        }
        line.draw(row.state, x: start, y: 0, limit: line.width - start, row.isInUse ? style.plain : style.muted)
    }

    /// In cells.
    private static let nameWidth = 14
    private static let stateWidth = 28
    /// In place of the sign of what is not asked at all.
    private static let unasked = "–"
    private static let leastForKinds = 20
    private static let mostForKinds = 40
}

extension TextLayout {
    /// What a row unfolds into, drawn and in lines.
    mutating func add(_ text: SourceListText) {
        if let explanation = text.explanation { add(explanation, .notice) }
        addTable(text.facts.map { ($0.label, Optional($0.text)) }, left: .muted, right: .plain)
        if let terms = text.terms { add(terms, .muted) }
        if let page = text.page { add(page, .link) }
    }
}

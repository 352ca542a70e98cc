import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol SourceListView: AnyObject {
    func show(_ state: SourceListScreenState)
    /// Shows the text of the row under the cursor.
    func unfold(_ text: SourceListText)
}

/// The sources, drawn or in lines, where a key is asked for by itself. It is never seen or said.
@MainActor
final class SourceListDefaultView {
    private let presenter: any SourceListPresenter
    let pane: any AccordionListPane
    /// Shows nothing in lines: there the page asks for the key.
    private let formPane = FormPane()
    private var form: Form?

    init(presenter: any SourceListPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeAccordionListPane(presenter, on: display) { presenter.row(at: $0) }
    }
}

extension SourceListDefaultView: SourceListView {
    func show(_ state: SourceListScreenState) {
        form = state.form
        if !pane.isPlain { formPane.show(form) }
        pane.show(AccordionState(list: state.list, question: state.question, isAsking: state.isAsking))
    }

    func unfold(_ text: SourceListText) {
        pane.unfold { $0.add(text) }
    }
}

extension SourceListDefaultView: AccordionListScreen {
    var commands: [Command] {
        let ofSource: [Command] = [.enterKey, .useSource, .refresh, .openPage, .delete]
        return pane.isPlain ? ofSource + pane.motions : pane.motions + ofSource + [.about]
    }

    var overlay: (any OverlayContent)? { pane.overlay ?? formPane.overlay }

    var isTyping: Bool { form != nil }

    var takesText: Bool { formPane.takesText }

    func handle(_ press: KeyPress) -> Bool {
        if pane.question != nil { return pane.handle(press) }
        if let event = formPane.handle(press) {
            didHandle(event)
            return true
        }
        guard let command = press.command(in: .sources) else { return false }
        return handle(command)
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
        guard let event = formPane.handle(pointing) else { return pane.handle(pointing) }
        didHandle(event)
        return .marked
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .enterKey: pane.withCursor(presenter.didSelectRow)
        case .useSource: pane.withCursor(presenter.didChoose)
        case .refresh: pane.withCursor(presenter.didAskToCheck)
        case .openPage: pane.withCursor(presenter.didAskForPage)
        case .delete: pane.withCursor(presenter.didAskToRemoveKey)
        default: pane.handle(command)
        }
    }

    var page: PlainPage {
        guard let form else { return pane.page }
        var page = PlainPage(form.title)
        page.messages = form.fields.compactMap(\.problem).map { Message($0, isFailure: true) }
        page.asked = form.fields.first.map { .secret($0.label) }
        page.question = pane.question
        return page
    }

    func take(_ text: String) {
        presenter.keyEntry.change(to: text)
        presenter.keyEntry.enter()
    }

    func leaveAsked() -> Bool {
        if pane.question != nil || form == nil { return pane.leaveAsked() }
        presenter.keyEntry.leave()
        return true
    }
}

extension SourceListRow: AccordionRow {
    var title: String { name }

    var saidFacts: [String] { [state] + (use.map { [$0] } ?? []) + [gives] }

    /// The state's sign, name, state with whether it is in use, and kinds, in columns; a narrow pane shows no kinds.
    func draw(on line: Surface, _ style: RowStyle) {
        line.draw(sign?.symbol ?? Self.unasked, x: 0, y: 0, style.source(sign))
        line.draw(name, x: Self.signWidth, y: 0, limit: Self.nameWidth - 1, style.plain)
        let start = Self.signWidth + Self.nameWidth
        let isWide = line.width >= Self.leastWithKinds
        let text = use == nil ? style.muted : style.plain
        let use = use.map { " · \($0)" } ?? ""
        let room = isWide ? Self.stateWidth - 2 : line.width - start - HarmlessText.width(of: use)
        var end = line.draw(state, x: start, y: 0, limit: room, text)
        end = line.draw(use, x: end, y: 0, limit: line.width - end, text)
        if isWide {
            // Where they are longer than their column, the kinds come behind them.
            let next = max(start + Self.stateWidth, end + 2)
            line.draw(gives, x: next, y: 0, limit: line.width - next, style.muted)
        }
    }

    /// In cells.
    private static let signWidth = 2
    private static let nameWidth = 14
    private static let stateWidth = 26
    private static let leastForKinds = 20
    /// How wide a row must be to show what a source has.
    static let leastWithKinds = signWidth + nameWidth + stateWidth + leastForKinds
    /// In place of the sign of what is not asked at all.
    private static let unasked = "–"
}

extension TextLayout {
    /// What a row unfolds into, drawn and in lines.
    mutating func add(_ text: SourceListText) {
        if let explanation = text.explanation { add(explanation, .notice) }
        let facts = (width < SourceListRow.leastWithKinds ? [text.gives] : []) + text.facts
        addTable(facts.map { ($0.label, Optional($0.text)) }, left: .muted, right: .plain)
        if let terms = text.terms { add(terms, .muted) }
        if let page = text.page { add(page, .link) }
    }
}

import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit

/// Rows of which the one under the cursor unfolds, below a line of tabs where there are any; a question or a menu lies over the
/// screen.
@MainActor
final class DrawnAccordionListPane<Row: AccordionRow> {
    let presenter: any AccordionPresenter
    private(set) var state = AccordionState()
    private let rows: AccordionPane
    private let row: @MainActor (_ index: Int) -> Row?
    private var tabLine = TabLine()
    /// In lines.
    private var tabHeight = 0
    private let questionPane = QuestionPane()
    private let menuPane = MenuPane()
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - display: hears that a new frame is needed.
    ///   - row: nil where there is none.
    init(
        _ presenter: any AccordionPresenter, display: any Display, row: @escaping @MainActor (_ index: Int) -> Row?
    ) {
        (self.presenter, self.display, self.row) = (presenter, display, row)
        rows = AccordionPane(browser: presenter, display: display)
    }
}

extension DrawnAccordionListPane: AccordionListPane, DrawnPane {
    func show(_ state: AccordionState) {
        self.state = state
        tabLine.show(state.tabs)
        questionPane.show(state.question)
        menuPane.show(state.menu)
        rows.show(state.list)
    }

    func select(row: Int) {
        rows.didSettle(onRow: row)
    }

    func didAppear() {
        rows.didAppear()
    }

    func unfold(_ layOut: @escaping @MainActor (inout TextLayout) -> Void) {
        rows.unfold(layOut)
    }

    var isEmpty: Bool { rows.isEmpty }

    var isOpen: Bool { false }

    var motions: [Command] { [.down] }

    func withCursor(_ action: (_ index: Int) -> Void) -> Bool { rows.withCursor(action) }

    var isBusy: Bool { rows.isBusy || state.isAsking }

    var isAwaitingRows: Bool { rows.isAwaitingRows }

    var isEmptyList: Bool { rows.isEmpty && !rows.isAwaitingRows }

    var hasFailed: Bool { rows.hasFailed }

    var status: String? { rows.status }

    var isTyping: Bool { state.menu != nil }

    var takesText: Bool { false }

    var overlay: (any OverlayContent)? { questionPane.overlay ?? menuPane.overlay }

    func layOutTabs(over room: Size?) -> Bool { tabLine.layout(over: room) }

    func drawTabs(on line: Surface) {
        tabLine.draw(on: line)
    }

    func layout(size: Size) {
        tabHeight = tabLine.layout(size: size)
        rows.layout(size: Size(width: size.width, height: size.height - tabHeight))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        if tabHeight > 0 {
            tabLine.draw(on: surface.part(Rect(x: 0, y: 0, width: surface.width, height: tabHeight)))
        }
        let room = Rect(x: 0, y: tabHeight, width: surface.width, height: surface.height - tabHeight)
        rows.draw(on: surface.part(room), hasFocus: hasFocus, row: row) { row, line, style in
            if line.isForReader { row.drawForReader(on: line, style) } else { row.draw(on: line, style) }
        }
    }

    func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        return menuPane.handle(press, on: display) { presenter.didLeaveMenu(with: $0.entry) }
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        if let use = menuPane.handle(pointing, didAnswer: { presenter.didLeaveMenu(with: $0.entry) }) { return use }
        guard case .press(.tab(let tab)) = pointing.action else {
            return rows.handle(pointing, open: presenter.didSelectRow)
        }
        presenter.didChooseTab(at: tab)
        return .acted
    }

    func handle(_ command: Command) -> Bool { handleAsAccordion(command) || rows.handle(command) }
}

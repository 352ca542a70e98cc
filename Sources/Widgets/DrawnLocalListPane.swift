package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list that is completely in memory, with what is typed and asked: a filter at its foot, a question or a menu
/// over the screen.
@MainActor
package final class DrawnLocalListPane {
    private let list: ListPane
    package let presenter: any LocalListPresenter
    private var state = LocalListState()
    private let body: ListBody
    private var tabLine = TabLine()
    /// In lines.
    private var tabHeight = 0
    private let filterLine: FilterLine
    private let questionPane = QuestionPane()
    private let menuPane = MenuPane()
    /// What stands below the rows, in lines.
    private var note: [String] = []
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - display: hears that a new frame is needed.
    package init(presenter: any LocalListPresenter, display: (any Display)?) {
        self.presenter = presenter
        self.display = display
        list = ListPane(browser: presenter.browser, display: display)
        body = ListBody(list, of: presenter, display: display)
        filterLine = FilterLine(display: display)
    }

    package func show(_ state: LocalListState) {
        self.state = state
        tabLine.show(state.tabs)
        filterLine.show(state.filter)
        questionPane.show(state.question)
        menuPane.show(state.menu)
        list.search = state.filter?.isEmpty == false ? state.filter : nil
        body.measure(rowCount: state.list.rowCount)
        list.parts = state.parts
        list.show(state.list)
    }

    package var isTyping: Bool { filterLine.isBeingTyped || state.menu != nil }

    /// Whether keys are text, for the filter.
    package var takesText: Bool { filterLine.isBeingTyped && state.menu == nil }

    package func commands(ofRows rows: [Command], plain: [Command], always: [Command]) -> [Command] {
        // Characters are text while a filter is typed.
        if filterLine.isBeingTyped { return (list.isEmpty ? [] : [.down]) + [.keepFilter, .endFilter] }
        // They are asked for in each frame: one array for all, with room for what screens around it add.
        var commands: [Command] = []
        commands.reserveCapacity(32)
        if !list.isEmpty {
            commands += body.motions
            commands += rows
        }
        commands += always
        if presenter.canUndo { commands.append(.undo) }
        if state.tabs != nil { commands.append(.nextTab) }
        if !list.isEmpty { commands.append(.sort) }
        if state.canFilter { commands.append(.filter) }
        if state.filter != nil { commands.append(.endFilter) }
        guard !list.isEmpty else { return commands }
        for command in RowCommands.commands where !rows.contains(command) { commands.append(command) }
        commands += body.commands
        commands.append(.copy)
        return commands
    }

    package var overlay: (any OverlayContent)? { questionPane.overlay ?? menuPane.overlay }

    package var memento: ScreenMemento {
        var memento = list.memento
        memento.sort = presenter.sortName
        memento.filter = presenter.filterText
        memento.tab = presenter.tabName
        memento.isGrid = body.isGrid
        memento.typed = filterLine.history
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        filterLine.history = memento.typed
        body.restore(isGrid: memento.isGrid)
        presenter.restore(sortName: memento.sort, filterText: memento.filter, tabName: memento.tab)
        list.restore(memento)
    }

    package func layOutTabs(over room: Size?) -> Bool { tabLine.layout(over: room) }

    package func drawTabs(on line: Surface) {
        tabLine.draw(on: line)
    }

    package func layout(size: Size) {
        filterLine.layout(width: size.width)
        tabHeight = tabLine.layout(size: size)
        let room = size.height - tabHeight
        note = noteLines(in: Size(width: size.width - 3, height: room - filterLine.height))
        body.layout(size: Size(width: size.width, height: room - note.count), foot: filterLine.height)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        if tabHeight > 0, !surface.keepsFrame {
            tabLine.draw(on: surface.part(Rect(x: 0, y: 0, width: surface.width, height: tabHeight)))
        }
        let rows = Rect(
            x: 0, y: tabHeight, width: surface.width,
            height: surface.height - tabHeight - filterLine.height - note.count)
        body.draw(on: surface.part(rows), hasFocus: hasFocus)
        let foot = surface.height - filterLine.height
        filterLine.draw(on: surface.part(Rect(x: 0, y: foot, width: surface.width, height: filterLine.height)))
        for (y, line) in note.enumerated() {
            surface.draw(
                line, x: 2, y: foot - note.count + y, limit: surface.width - 3,
                state.list.message == nil ? .muted : .notice)
        }
    }

    /// Rows are more than a note where there is room for few of either: the end of its last line is cut then.
    private func noteLines(in size: Size) -> [String] {
        guard let note = state.note, size.height >= Self.leastForNote else { return [] }
        let lines = note.wrapped(to: size.width)
        let whole = (size.height - 1) / 2 - 1
        guard lines.count > whole + 1 else { return lines }
        return lines.prefix(whole) + [lines.dropFirst(whole).joined(separator: " ")]
    }

    /// In rows.
    private static let leastForNote = 4

    /// - Returns: whether the key was for the question, the menu or the filter.
    package func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        if let event = menuPane.handle(press) {
            switch event {
            case .stays: display?.setNeedsDisplay()
            case .answered(let answer): presenter.didLeaveMenu(with: answer.entry)
            }
            return true
        }
        return filterLine.handle(press, didChange: presenter.didChangeFilter, didEnd: presenter.didEndFilter)
            || body.handle(press)
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        if let event = menuPane.handle(pointing) {
            guard case .answered(let answer) = event else { return .marked }
            presenter.didLeaveMenu(with: answer.entry)
            return .acted
        }
        if filterLine.handle(pointing, begin: presenter.didAskForFilter) { return .marked }
        if case .press(.tab(let tab)) = pointing.action {
            if isTyping { presenter.didEndFilter(keeps: true) }
            presenter.didChooseTab(at: tab)
            return .acted
        }
        return list.handle(pointing) { row in
            if isTyping { presenter.didEndFilter(keeps: true) }
            presenter.didSelectRow(at: row)
        }
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return list.withCursor(presenter.didSelectRow)
        case .delete: return list.withCursor(presenter.didAskToDelete)
        case .back where state.filter != nil: presenter.didEndFilter(keeps: false)
        case .filter where !state.canFilter && state.filter == nil: return false
        case .next, .previous: return list.handleAmongMatches(command)
        default:
            return body.handle(command) || presenter.didAsk(for: command, having: state.tabs)
                || list.handle(command, for: presenter)
        }
        return true
    }
}

extension DrawnLocalListPane: LocalListPane, DrawnPane {
    package func didChangePosters() {
        body.didChangePosters()
    }

    package var wantsWidth: Bool { body.wantsWidth }

    package var selected: String? { body.selected }

    package var isBusy: Bool { list.isBusy || state.isAsking }

    package var isAwaitingRows: Bool { list.isAwaitingRows }

    package var isEmptyList: Bool { list.isEmpty && !list.isAwaitingRows }

    package var hasFailed: Bool { list.hasFailed }

    package var question: Question? { state.question }

    package var status: String? { list.status }

    package func select(row: Int) {
        list.didSettle(onRow: row)
    }

    package func didAppear() {
        list.didAppear()
    }

    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool { list.withCursor(action) }

    package var copyable: CopyableThing? { list.atCursor(presenter.copyable) }
}

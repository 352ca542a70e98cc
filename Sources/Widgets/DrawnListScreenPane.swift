package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list that can be narrowed and arranged, on a screen: its tabs, its rows, and what is said below them. What it asks lies over the screen.
@MainActor
package final class DrawnListScreenPane {
    package let presenter: any ListPresenter
    let list: ListPane
    private let body: ListBody
    private let dialog: ListDialog
    private var controls: ListControls
    private var tabLine = TabLine()
    /// In lines.
    private var tabHeight = 0
    /// What stands below the rows, in lines.
    private var note: [String] = []
    /// Whether its rows are what the library keeps.
    private let isKept: Bool
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - display: hears that a new frame is needed.
    package init(presenter: any ListPresenter, display: (any Display)?) {
        (self.presenter, self.display) = (presenter, display)
        isKept = presenter.source == nil
        controls = presenter.controls
        tabLine.show(controls.tabs)
        list = ListPane(browser: presenter.browser, display: display)
        body = ListBody(list, of: presenter, display: display)
        dialog = ListDialog(presenter: presenter, display: display)
    }

    /// Rows are more than a note where there is room for few of either: the end of its last line is cut then.
    private func noteLines(in size: Size) -> [String] {
        guard let note = controls.note, size.height >= Self.leastForNote else { return [] }
        let lines = note.wrapped(to: size.width)
        let whole = (size.height - 1) / 2 - 1
        guard lines.count > whole + 1 else { return lines }
        return lines.prefix(whole) + [lines.dropFirst(whole).joined(separator: " ")]
    }

    /// In rows.
    private static let leastForNote = 4
}

extension DrawnListScreenPane: ListScreenPane {
    package func show(_ state: ListState) {
        body.measure(rowCount: state.rowCount)
        list.show(state)
    }

    package func show(_ controls: ListControls) {
        self.controls = controls
        tabLine.show(controls.tabs)
        dialog.show(controls)
        list.search = controls.filter?.isEmpty == false ? controls.filter : nil
        list.parts = controls.parts
        display?.setNeedsDisplay()
    }

    package func select(row: Int) {
        list.didSettle(onRow: row)
    }

    package func didAppear() {
        list.didAppear()
    }

    package func didChangePosters() {
        body.didChangePosters()
    }

    package func commands(ofRows rows: [Command], always: [Command]) -> [Command] {
        if let commands = dialog.commands(hasRows: !list.isEmpty) { return commands }
        // They are asked for in each frame: one array for all, with room for what screens around it add.
        var commands: [Command] = []
        commands.reserveCapacity(32)
        if !list.isEmpty {
            commands += body.motions
            commands += rows
        }
        commands += always
        if presenter.canUndo { commands.append(.undo) }
        if controls.tabs != nil { commands.append(.nextTab) }
        controls.addArranging(to: &commands, hasSort: isKept && !list.isEmpty)
        if !list.isEmpty {
            for command in RowCommands.commands where !rows.contains(command) { commands.append(command) }
            commands += body.commands
        }
        if controls.canBeKept { commands.append(.keepView) }
        if !isKept { commands.append(.refresh) }
        if !list.isEmpty { commands.append(.copy) }
        return commands
    }

    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool { list.withCursor(action) }

    package var copyable: CopyableThing? { list.atCursor(presenter.copyable) }
}

extension DrawnListScreenPane: DrawnPane {
    package var isBusy: Bool { list.isBusy || controls.isAsking }

    package var isAwaitingRows: Bool { list.isAwaitingRows }

    package var isEmptyList: Bool { list.isEmpty && !list.isAwaitingRows }

    package var hasFailed: Bool { list.hasFailed }

    package var failureInPlaceOfRows: ListState.Failure? { list.failureInPlaceOfRows }

    package var status: String? { list.status }

    package var selected: String? { body.selected }

    package var question: Question? { controls.question }

    package var isTyping: Bool { dialog.isTyping }

    package var takesText: Bool { dialog.takesText }

    package var overlay: (any OverlayContent)? { dialog.overlay }

    package var memento: ScreenMemento {
        var memento = list.memento
        presenter.fill(&memento)
        memento.isGrid = body.isGrid
        memento.typed = dialog.history
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        dialog.history = memento.typed
        body.restore(isGrid: memento.isGrid)
        presenter.restore(memento)
        list.restore(memento)
    }

    package var wantsWidth: Bool { body.wantsWidth }

    package func layOutTabs(over room: Size?) -> Bool { tabLine.layout(over: room) }

    package func drawTabs(on line: Surface) {
        tabLine.draw(on: line)
    }

    package func layout(size: Size) {
        dialog.layout(width: size.width)
        tabHeight = tabLine.layout(size: size)
        let room = size.height - tabHeight
        note = noteLines(in: Size(width: size.width - 3, height: room - dialog.height))
        body.layout(size: Size(width: size.width, height: room - note.count), foot: dialog.height)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        if tabHeight > 0, !surface.keepsFrame {
            tabLine.draw(on: surface.part(Rect(x: 0, y: 0, width: surface.width, height: tabHeight)))
        }
        let foot = surface.height - dialog.height
        let rows = Rect(x: 0, y: tabHeight, width: surface.width, height: foot - tabHeight - note.count)
        body.draw(on: surface.part(rows), hasFocus: hasFocus)
        dialog.draw(on: surface.part(Rect(x: 0, y: foot, width: surface.width, height: dialog.height)))
        for (y, line) in note.enumerated() {
            surface.draw(
                line, x: 2, y: foot - note.count + y, limit: surface.width - 3, list.hasMessage ? .notice : .muted)
        }
    }

    /// - Returns: whether the key was for what is asked, for what is typed, or for the grid.
    package func handle(_ press: KeyPress) -> Bool { dialog.handle(press) ?? body.handle(press) }

    package func handle(_ pointing: Pointing) -> PointerUse {
        if let use = dialog.handle(pointing) { return use }
        if case .press(.tab(let tab)) = pointing.action {
            // A tab of a catalogue lies over its list, where what is typed is found again.
            if isKept { dialog.endTyping() }
            presenter.didChooseTab(at: tab)
            return .acted
        }
        return list.handle(pointing) { row in
            dialog.endTyping()
            presenter.didSelectRow(at: row)
        }
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return list.withCursor(presenter.didSelectRow)
        case .delete where isKept: return list.withCursor(presenter.didAskToDelete)
        case .back where controls.filter != nil: presenter.didEndFilter(keeps: false)
        case .filter where !controls.canFilter && controls.filter == nil: return false
        case .next, .previous: return list.handleAmongMatches(command)
        default:
            return body.handle(command) || presenter.didAsk(for: command, having: controls.tabs)
                || list.handle(command, for: presenter)
        }
        return true
    }
}

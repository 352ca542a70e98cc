package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list that can be searched, sorted and narrowed, with what is typed and asked: a line at its foot, and a menu or a form
/// over the screen.
@MainActor
package final class DrawnRemoteListPane {
    package let list: ListPane
    package let presenter: any RemoteListPresenter
    private let body: ListBody
    private var controls = ListControls()
    private var tabLine = TabLine()
    /// In lines.
    private var tabHeight = 0
    private let searchLine: FilterLine
    private let textLine: FilterLine
    private let menuPane = MenuPane()
    private let formPane = FormPane()
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - display: hears that a new frame is needed.
    package init(presenter: any RemoteListPresenter, display: (any Display)?) {
        self.presenter = presenter
        self.display = display
        controls = presenter.controls
        tabLine.show(controls.tabs)
        list = ListPane(browser: presenter.browser, display: display)
        body = ListBody(list, of: presenter, display: display)
        searchLine = FilterLine(display: display)
        textLine = FilterLine(display: display)
    }

    package func show(_ state: ListState) {
        body.measure(rowCount: state.rowCount)
        list.show(state)
    }

    package func show(_ controls: ListControls) {
        self.controls = controls
        tabLine.show(controls.tabs)
        menuPane.show(controls.menu)
        let form = controls.askedText?.form
        formPane.show(form)
        let asked = form == nil ? controls.askedText : nil
        textLine.show(asked.map { ListFilter(text: $0.text, isBeingTyped: true) }, label: asked?.label)
        searchLine.show(controls.search)
        list.search = controls.search?.isEmpty == false ? controls.search : nil
        display?.setNeedsDisplay()
    }

    /// Whether keys are text, or for a menu.
    package var isTyping: Bool {
        controls.menu != nil || formPane.form != nil || textLine.isBeingTyped || searchLine.isBeingTyped
    }

    /// Whether keys are text, for one of the lines or a form.
    package var takesText: Bool { controls.menu == nil && (formPane.takesText || line.isBeingTyped) }

    package var overlay: (any OverlayContent)? { menuPane.overlay ?? formPane.overlay }

    package func commands(ofRows rows: [Command], more: [Command]) -> [Command] {
        if textLine.isThere { return [.choose, .leaveMenu] }
        if searchLine.isBeingTyped { return (list.isEmpty ? [] : [.down]) + [.keepFilter, .endFilter] }
        // They are asked for in each frame: one array for all, with room for what screens around it add.
        var commands: [Command] = []
        commands.reserveCapacity(32)
        if !list.isEmpty {
            commands += body.motions
            commands += rows
        }
        if controls.tabs != nil { commands.append(.nextTab) }
        commands.append(.filter)
        if controls.search != nil { commands.append(.endFilter) }
        for choice in controls.choices { commands.append(choice.command) }
        if !list.isEmpty {
            commands += RowCommands.commands
            commands += more
            commands += body.commands
        }
        if controls.canBeKept { commands.append(.keepView) }
        commands.append(.refresh)
        if !list.isEmpty { commands.append(.copy) }
        return commands
    }

    package var memento: ScreenMemento {
        var memento = list.memento
        memento.filter = presenter.storedQuery
        memento.typed = searchLine.history
        memento.isGrid = body.isGrid
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        searchLine.history = memento.typed
        body.restore(isGrid: memento.isGrid)
        presenter.restore(storedQuery: memento.filter ?? "")
        list.restore(memento)
    }

    /// The line that is shown: one at a time.
    private var line: FilterLine { textLine.isThere ? textLine : searchLine }

    package func layOutTabs(over room: Size?) -> Bool { tabLine.layout(over: room) }

    package func drawTabs(on line: Surface) {
        tabLine.draw(on: line)
    }

    package func layout(size: Size) {
        line.layout(width: size.width)
        tabHeight = tabLine.layout(size: size)
        body.layout(size: Size(width: size.width, height: size.height - tabHeight), foot: line.height)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        let height = surface.height - line.height
        if tabHeight > 0, !surface.keepsFrame {
            tabLine.draw(on: surface.part(Rect(x: 0, y: 0, width: surface.width, height: tabHeight)))
        }
        let rows = surface.part(Rect(x: 0, y: tabHeight, width: surface.width, height: height - tabHeight))
        body.draw(on: rows, hasFocus: hasFocus)
        line.draw(on: surface.part(Rect(x: 0, y: height, width: surface.width, height: line.height)))
    }

    /// - Returns: whether the key was for the menu or a line.
    package func handle(_ press: KeyPress) -> Bool {
        if let event = menuPane.handle(press) {
            switch event {
            case .stays: display?.setNeedsDisplay()
            case .answered(let answer): presenter.didAnswer(answer)
            }
            return true
        }
        if let event = formPane.handle(press) {
            didHandle(event)
            return true
        }
        if textLine.isThere {
            return textLine.handle(press, didChange: presenter.didType, didEnd: presenter.didEndTyping)
        }
        if searchLine.isBeingTyped,
            searchLine.handle(press, didChange: presenter.didChangeSearch, didEnd: presenter.didEndSearch)
        {
            return true
        }
        return body.handle(press)
    }

    private func didHandle(_ event: FormPane.Event) {
        switch event {
        case .stays: display?.setNeedsDisplay()
        case .changed(_, let content): presenter.didType(content.text ?? "")
        case .saved: presenter.didEndTyping(keeps: true)
        case .left: presenter.didEndTyping(keeps: false)
        }
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        if let event = menuPane.handle(pointing) {
            guard case .answered(let answer) = event else { return .marked }
            presenter.didAnswer(answer)
            return .acted
        }
        if let event = formPane.handle(pointing) {
            didHandle(event)
            return .marked
        }
        if line.handle(pointing, begin: presenter.didAskForSearch) { return .marked }
        if case .press(.tab(let tab)) = pointing.action {
            presenter.didChooseTab(at: tab)
            return .acted
        }
        return list.handle(pointing) { row in
            if textLine.isThere { presenter.didEndTyping(keeps: false) }
            if searchLine.isBeingTyped { presenter.didEndSearch(keeps: true) }
            presenter.didSelectRow(at: row)
        }
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return list.withCursor(presenter.didSelectRow)
        case .back where controls.search != nil: presenter.didEndSearch(keeps: false)
        case .next, .previous: return list.handleAmongMatches(command)
        default:
            return body.handle(command) || presenter.didAsk(for: command, having: controls.tabs)
                || list.handle(command, for: presenter)
        }
        return true
    }
}

extension DrawnRemoteListPane: RemoteListPane, DrawnPane {
    package func didChangePosters() {
        body.didChangePosters()
    }

    package var wantsWidth: Bool { body.wantsWidth }

    package var selected: String? { body.selected }

    package var isBusy: Bool { list.isBusy || controls.isAboutToAsk }

    package var isAwaitingRows: Bool { list.isAwaitingRows }

    package var isEmptyList: Bool { list.isEmpty && !list.isAwaitingRows }

    package var hasFailed: Bool { list.hasFailed }

    package var failureInPlaceOfRows: ListState.Failure? { list.failureInPlaceOfRows }

    package var question: Question? { nil }

    package var status: String? { list.status }

    package func select(row: Int) {
        list.didSettle(onRow: row)
    }

    package func didAppear() {
        list.didAppear()
    }

    package var copyable: CopyableThing? { list.atCursor(presenter.copyable) }
}

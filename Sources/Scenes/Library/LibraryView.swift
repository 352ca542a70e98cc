import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol LibraryView: AnyObject {
    func show(_ state: LibraryScreenState)
    func select(row: Int)
}

@MainActor
final class LibraryDefaultView {
    private let presenter: any LibraryPresenter
    private weak var display: (any Display)?
    private let pane: ListPane
    private var prompt = Prompt(label: "/")
    private var state = LibraryScreenState()
    private var questionPane = QuestionPane()

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
        pane = ListPane(browser: presenter.browser, display: display)
    }
}

extension LibraryDefaultView: LibraryView {
    func show(_ state: LibraryScreenState) {
        self.state = state
        prompt.show(state.filter?.text ?? "")
        questionPane.show(state.question)
        pane.show(state.list)
    }

    func select(row: Int) {
        pane.select(row)
    }
}

extension LibraryDefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { pane.status }

    var isBusy: Bool { pane.isBusy }

    var isAwaitingRows: Bool { pane.isAwaitingRows }

    var hasFailed: Bool { pane.hasFailed }

    var commands: [Command] {
        // Characters are text while a filter is typed.
        if isTyping { return (pane.isEmpty ? [] : [.down]) + [.keepFilter, .endFilter] }
        let row: [Command] = pane.isEmpty ? [] : [.down, .open, .note, .delete]
        return row + (presenter.canUndo ? [.undo] : []) + (pane.isEmpty ? [] : [.sort])
            + (state.canFilter ? [.filter] : []) + (state.filter == nil ? [] : [.endFilter])
            + (pane.isEmpty ? [] : [.favourite])
    }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
        pane.didAppear()
    }

    var memento: ScreenMemento {
        var memento = pane.memento
        memento.sort = presenter.sortName
        memento.filter = presenter.filterText
        memento.typed = prompt.history
        return memento
    }

    func restore(_ memento: ScreenMemento) {
        prompt.history = memento.typed
        presenter.restore(sortName: memento.sort, filterText: memento.filter)
        pane.restore(memento)
    }

    func layout(size: Size) {
        questionPane.layout(width: size.width - 3)
        prompt.layout(width: size.width - 3)
        pane.layout(height: size.height - filterHeight - questionPane.height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let list = Rect(
            x: 0, y: filterHeight, width: surface.width, height: surface.height - filterHeight - questionPane.height)
        pane.draw(on: surface.part(list), hasFocus: hasFocus, row: presenter.row, drawRow: draw)
        let inside = surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: surface.height))
        if state.filter != nil { prompt.draw(on: inside, hasFocus: isTyping) }
        questionPane.draw(on: inside)
    }

    var question: Question? { state.question }

    var isTyping: Bool { state.filter?.isBeingTyped == true }

    func handle(key: Key) -> Bool {
        questionPane.handle(key, didAnswer: presenter.didAnswer) ?? (isTyping && type(key))
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .favourite: return pane.withCursor(presenter.didToggleFavourite)
        case .note: return pane.withCursor(presenter.didAskForNote)
        case .delete: return pane.withCursor(presenter.didAskToDelete)
        case .back where state.filter != nil: presenter.didEndFilter(keeps: false)
        case .sort: presenter.didAskForNextSort()
        case .filter: presenter.didAskForFilter()
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }

    private var filterHeight: Int { state.filter == nil ? 0 : 1 }

    /// Keys that move the cursor of the list, and those with Ctrl that say nothing in a line, also work while a filter
    /// is typed.
    private func type(_ key: Key) -> Bool {
        if let command = KeyMap.filter.command(for: key) {
            if command == .keepFilter { prompt.remember() }
            presenter.didEndFilter(keeps: command == .keepFilter)
            return true
        }
        guard prompt.handle(key) else {
            switch key {
            case .up, .down, .pageUp, .pageDown, .control: return false
            default: return true
            }
        }
        presenter.didChangeFilter(prompt.text)
        display?.setNeedsDisplay()
        return true
    }

    /// Kind, title, facts, and the day it was added; a narrow pane shows fewer of them.
    private func draw(_ row: LibraryRow, on line: Surface, _ style: RowStyle) {
        line.draw(row.kind, x: 0, y: 0, limit: Self.kindWidth - 1, style.muted)
        var end = line.width
        if line.width >= Self.wideWidth { end = line.drawRight(row.added, end: end, y: 0, style.muted) - 2 }
        let titleEnd = line.draw(
            row.title, row.marks, x: Self.kindWidth, y: 0, limit: end - Self.kindWidth, style.plain)
        guard end - titleEnd > Self.factsWidth else { return }
        line.draw(row.facts, x: titleEnd + 2, y: 0, limit: end - titleEnd - 2, style.muted)
    }

    /// In cells: the column of kinds, the least width for a row with a date, and the least width for facts.
    private static let kindWidth = 10
    private static let wideWidth = 45
    private static let factsWidth = 8
}

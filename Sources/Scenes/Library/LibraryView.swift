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
    private let pane: ListPane
    private var state = LibraryScreenState()
    private var questionPane = QuestionPane()

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        pane = ListPane(browser: presenter.browser, display: display)
    }
}

extension LibraryDefaultView: LibraryView {
    func show(_ state: LibraryScreenState) {
        self.state = state
        questionPane.show(state.question)
        pane.show(state.list)
    }

    func select(row: Int) {
        pane.select(row)
    }
}

extension LibraryDefaultView: Screen {
    var title: String { state.title }

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
        return memento
    }

    func restore(_ memento: ScreenMemento) {
        presenter.restore(sortName: memento.sort, filterText: memento.filter)
        pane.restore(memento)
    }

    func layout(size: Size) {
        questionPane.layout(width: size.width - 3)
        pane.layout(height: size.height - filterHeight - questionPane.height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let list = Rect(
            x: 0, y: filterHeight, width: surface.width, height: surface.height - filterHeight - questionPane.height)
        pane.draw(on: surface.part(list), hasFocus: hasFocus, row: presenter.row, drawRow: draw)
        drawFilter(on: surface)
        questionPane.draw(on: surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: surface.height)))
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

    /// Keys that move the cursor, and keys with Ctrl, also work while a filter is typed.
    private func type(_ key: Key) -> Bool {
        if let command = KeyMap.filter.command(for: key) {
            presenter.didEndFilter(keeps: command == .keepFilter)
            return true
        }
        switch key {
        case .character(let character): presenter.didType(String(character))
        case .paste(let text, _):
            // Invisible characters are removed, since the user would not see why nothing matches.
            presenter.didType(text.split { $0.isNewline || $0.isControl }.joined(separator: " "))
        case .backspace: presenter.didErase()
        case .up, .down, .pageUp, .pageDown, .home, .end, .control: return false
        default: break
        }
        return true
    }

    private func drawFilter(on surface: Surface) {
        guard let filter = state.filter else { return }
        let start = surface.draw("/", x: 2, y: 0, .key) + 1
        let end = surface.draw(filter.text, x: start, y: 0, limit: surface.width - start - 2)
        guard filter.isBeingTyped else { return }
        surface.draw(" ", x: end, y: 0, .selected)
        surface.placeCursor(x: end, y: 0)
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

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

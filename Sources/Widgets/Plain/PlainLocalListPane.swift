package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A list that is completely in memory, in a dialogue of lines.
@MainActor
package final class PlainLocalListPane {
    package let list: PlainListPane
    package private(set) var state = LocalListState()
    private let presenter: any LocalListPresenter
    private weak var display: (any Display)?
    private var typed = PromptHistory()

    /// - Parameter presenter: hears what the user does.
    package init(presenter: any LocalListPresenter, display: (any Display)?) {
        (self.presenter, self.display) = (presenter, display)
        list = PlainListPane(browser: presenter.browser, display: display) { [presenter] index in
            PlainRow(index, of: presenter)
        }
    }

    package func show(_ state: LocalListState) {
        self.state = state
        list.parts = state.parts
        list.show(state.list)
    }

    package var page: PlainPage {
        if let menu = state.menu { return PlainPage(menu) }
        var page = PlainPage(presenter.title)
        list.fill(&page)
        page.say(state.tabs)
        if let note = state.note { page.text = [note] }
        page.question = state.question
        if state.filter?.isBeingTyped == true { page.asked = .line(nil) }
        return page
    }

    /// - Parameters:
    ///   - rows: what can be done with a row, beside what can be with all.
    ///   - always: what can be done without one.
    package func commands(ofRows rows: [Command], always: [Command] = []) -> [Command] {
        (list.isEmpty ? [] : [.open, .next, .previous] + RowCommands.commands + [.delete] + rows) + always
            + (presenter.canUndo ? [.undo] : []) + (state.tabs == nil ? [] : [.nextTab, .previousTab])
            + (list.isEmpty ? [] : [.sort]) + (state.canFilter ? [.filter] : [])
            + (state.filter == nil ? [] : [.endFilter]) + [.refresh]
    }

    package func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return list.point(at: number) && list.withCursor(presenter.didSelectRow) }
        guard menu.entries.indices.contains(number - 1) else { return false }
        presenter.didLeaveMenu(with: number - 1)
        return true
    }

    package func take(_ text: String) {
        typed.add(text)
        presenter.didChangeFilter(text)
        presenter.didEndFilter(keeps: true)
    }

    package func leaveAsked() -> Bool {
        if state.question != nil {
            presenter.didAnswer(isYes: false)
        } else if state.menu != nil {
            presenter.didLeaveMenu(with: nil)
        } else if state.filter != nil {
            presenter.didEndFilter(keeps: false)
        } else {
            return false
        }
        return true
    }

    package func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return list.withCursor(presenter.didSelectRow)
        case .delete: return list.withCursor(presenter.didAskToDelete)
        case .endFilter:
            guard state.filter != nil else { return false }
            presenter.didEndFilter(keeps: false)
        default: return presenter.didAsk(for: command, having: state.tabs) || list.handle(command, for: presenter)
        }
        return true
    }

    package var memento: ScreenMemento {
        var memento = list.memento
        memento.sort = presenter.sortName
        memento.filter = presenter.filterText
        memento.tab = presenter.tabName
        memento.typed = typed
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        typed = memento.typed
        presenter.restore(sortName: memento.sort, filterText: memento.filter, tabName: memento.tab)
        list.restore(memento)
    }
}

/// A view that is such a list: all but what a row says and what else can be done.
@MainActor
package protocol PlainLocalListScreen: PlainScreen {
    var pane: PlainLocalListPane { get }
    var actions: any LocalListPresenter { get }
}

extension PlainLocalListScreen {
    package func show(_ state: LocalListState) {
        pane.show(state)
    }

    package func select(row: Int) {
        pane.list.select(row)
    }

    /// Nothing is seen of pictures.
    package func showPosters() {}

    package var page: PlainPage { pane.page }

    package var title: String { actions.title }

    package var isBusy: Bool { pane.list.isBusy || pane.state.isAsking }

    package var isAwaitingRows: Bool { pane.list.isAwaitingRows }

    package var hasFailed: Bool { pane.list.hasFailed }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        actions.viewDidAppear()
        pane.list.didAppear()
    }

    package var memento: ScreenMemento { pane.memento }

    package func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    package var question: Question? { pane.state.question }

    package func choose(_ number: Int) -> Bool { pane.choose(number) }

    package func point(at number: Int) -> Bool { pane.list.point(at: number) }

    package func take(_ text: String) {
        pane.take(text)
    }

    package func answer(_ answer: Command) {
        pane.answer(answer)
    }

    package func leaveAsked() -> Bool { pane.leaveAsked() }

    package func handle(_ command: Command) -> Bool { pane.handle(command) }
}

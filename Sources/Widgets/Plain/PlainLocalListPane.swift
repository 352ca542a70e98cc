package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A list that is completely in memory, in a dialogue of lines.
@MainActor
package final class PlainLocalListPane {
    private let list: PlainListPane
    package let presenter: any LocalListPresenter
    private var state = LocalListState()
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

    package func commands(ofRows rows: [Command], always: [Command]) -> [Command] {
        (list.isEmpty ? [] : [.open, .next, .previous] + RowCommands.commands + own(rows)) + always
            + (presenter.canUndo ? [.undo] : []) + (state.tabs == nil ? [] : [.nextTab, .previousTab])
            + (list.isEmpty ? [] : [.sort]) + (state.canFilter ? [.filter] : [])
            + (state.filter == nil ? [] : [.endFilter]) + [.refresh]
    }

    /// What can be done with its rows beside what can be with any. Each is said by a word of its own, so it has its kin with it.
    private func own(_ rows: [Command]) -> [Command] {
        let others = [.down, .open, .delete] + RowCommands.commands
        return (rows.contains(.delete) ? [.delete] : []) + rows.filter { !others.contains($0) }.flatMap(\.withKin)
    }

    package func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return list.point(at: number) && list.withCursor(presenter.didSelectRow) }
        guard let entry = menu.entry(numbered: number) else { return false }
        presenter.didLeaveMenu(with: entry)
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

extension PlainLocalListPane: LocalListPane, PlainPane {
    package var isBusy: Bool { list.isBusy || state.isAsking }

    package var isAwaitingRows: Bool { list.isAwaitingRows }

    package var hasFailed: Bool { list.hasFailed }

    package var question: Question? { state.question }

    package func select(row: Int) {
        list.select(row)
    }

    package func didAppear() {
        list.didAppear()
    }

    /// Nothing is seen of pictures.
    package func didChangePosters() {}

    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool { list.withCursor(action) }

    package var copyable: CopyableThing? { nil }

    package func point(at number: Int) -> Bool { list.point(at: number) }

    package func mark(_ number: Int) -> Bool { false }
}

package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A list that can be narrowed and arranged, in a dialogue of lines.
@MainActor
package final class PlainListScreenPane {
    package let presenter: any ListPresenter
    private let list: PlainListPane
    private var controls: ListControls
    private var typed = PromptHistory()
    /// Whether its rows are what the library keeps.
    private let isKept: Bool
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - display: hears that something else is to be said.
    package init(presenter: any ListPresenter, display: (any Display)?) {
        (self.presenter, self.display) = (presenter, display)
        isKept = presenter.source == nil
        controls = presenter.controls
        list = PlainListPane(browser: presenter.browser, display: display) { [presenter] index in
            PlainRow(index, of: presenter)
        }
    }

    /// What can be done with its rows beside what can be with any. Each is said by a word of its own, so it has its kin with it.
    private func own(_ rows: [Command]) -> [Command] {
        let others: [Command] = [.down, .open, .delete] + RowCommands.commands
        return rows.filter { $0 == .delete } + rows.filter { !others.contains($0) }.flatMap(\.withKin)
    }
}

extension PlainListScreenPane: ListScreenPane {
    package func show(_ state: ListState) {
        list.show(state)
    }

    package func show(_ controls: ListControls) {
        self.controls = controls
        list.parts = controls.parts
        display?.setNeedsDisplay()
    }

    package func select(row: Int) {
        list.select(row)
    }

    package func didAppear() {
        list.didAppear()
    }

    /// Nothing is seen of pictures.
    package func didChangePosters() {}

    package func commands(ofRows rows: [Command], always: [Command]) -> [Command] {
        var commands: [Command] = list.isEmpty ? [] : [.open, .next, .previous] + RowCommands.commands + own(rows)
        commands += always
        if presenter.canUndo { commands.append(.undo) }
        let tabs: [Command] = controls.tabs == nil ? [] : [.nextTab, .previousTab]
        if isKept { commands += tabs }
        controls.addArranging(to: &commands, hasSort: isKept && !list.isEmpty)
        if !isKept { commands += tabs }
        if controls.canBeKept { commands.append(.keepView) }
        commands.append(.refresh)
        return commands
    }

    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool { list.withCursor(action) }

    package var copyable: CopyableThing? { nil }
}

extension PlainListScreenPane: PlainPane {
    package var isBusy: Bool { list.isBusy || controls.isAsking }

    package var isAwaitingRows: Bool { list.isAwaitingRows }

    package var hasFailed: Bool { list.hasFailed }

    package var question: Question? { controls.question }

    package var memento: ScreenMemento {
        var memento = list.memento
        presenter.fill(&memento)
        memento.typed = typed
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        typed = memento.typed
        presenter.restore(memento)
        list.restore(memento)
    }

    package var page: PlainPage {
        if let menu = controls.menu { return PlainPage(menu) }
        var page = PlainPage(presenter.title)
        list.fill(&page)
        page.say(controls.tabs)
        if let note = controls.note { page.text = [note] }
        page.question = controls.question
        if let text = controls.askedText {
            page.asked = .line(text.proposal.isEmpty ? text.label : "\(text.label) [\(text.proposal)]")
        } else if controls.filter?.isBeingTyped == true {
            page.asked = .line(nil)
        }
        return page
    }

    package func choose(_ number: Int) -> Bool {
        guard let menu = controls.menu else { return list.point(at: number) && list.withCursor(presenter.didSelectRow) }
        guard let entry = menu.entry(numbered: number) else { return false }
        presenter.didAnswer(.took(entry))
        return true
    }

    package func point(at number: Int) -> Bool { list.point(at: number) }

    package func mark(_ number: Int) -> Bool {
        guard let menu = controls.menu, menu.takesSeveral, menu.entries.indices.contains(number - 1) else {
            return false
        }
        presenter.didAnswer(.marked(number - 1))
        return true
    }

    package func take(_ text: String) {
        if controls.askedText != nil {
            presenter.didType(text)
            presenter.didEndTyping(keeps: true)
        } else {
            typed.add(text)
            presenter.didChangeFilter(text)
            presenter.didEndFilter(keeps: true)
        }
    }

    package func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    package func leaveAsked() -> Bool {
        if controls.question != nil {
            presenter.didAnswer(isYes: false)
        } else if controls.menu != nil {
            presenter.didAnswer(.left)
        } else if controls.askedText != nil {
            presenter.didEndTyping(keeps: false)
        } else if controls.filter != nil {
            presenter.didEndFilter(keeps: false)
        } else {
            return false
        }
        return true
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return list.withCursor(presenter.didSelectRow)
        case .delete where isKept: return list.withCursor(presenter.didAskToDelete)
        case .endFilter:
            guard controls.filter != nil else { return false }
            presenter.didEndFilter(keeps: false)
        default: return presenter.didAsk(for: command, having: controls.tabs) || list.handle(command, for: presenter)
        }
        return true
    }
}

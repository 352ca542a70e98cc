package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A list that can be searched, sorted and narrowed, in a dialogue of lines.
@MainActor
package final class PlainRemoteListPane {
    package let list: PlainListPane
    package let presenter: any RemoteListPresenter
    private weak var display: (any Display)?
    private var controls: ListControls
    private var typed = PromptHistory()

    /// - Parameter presenter: hears what the user does.
    package init(presenter: any RemoteListPresenter, display: (any Display)?) {
        (self.presenter, self.display) = (presenter, display)
        controls = presenter.controls
        list = PlainListPane(browser: presenter.browser, display: display) { [presenter] index in
            PlainRow(index, of: presenter)
        }
    }

    package func show(_ controls: ListControls) {
        self.controls = controls
        display?.setNeedsDisplay()
    }

    package var page: PlainPage {
        if let menu = controls.menu { return PlainPage(menu) }
        var page = PlainPage(presenter.title)
        list.fill(&page)
        page.say(controls.tabs)
        if let text = controls.askedText {
            page.asked = .line(text.proposal.isEmpty ? text.label : "\(text.label) [\(text.proposal)]")
        } else if controls.search?.isBeingTyped == true {
            page.asked = .line(nil)
        }
        return page
    }

    package func commands(ofRows rows: [Command], more: [Command]) -> [Command] {
        let search: [Command] = controls.search == nil ? [.filter] : [.filter, .endFilter]
        let forRows = rows.filter { $0 != .down } + [.next, .previous] + RowCommands.commands + more
        return (list.isEmpty ? [] : forRows) + search + controls.choices.map(\.command)
            + (controls.tabs == nil ? [] : [.nextTab, .previousTab])
            + (controls.canBeKept ? [.keepView] : []) + [.refresh]
    }

    package func choose(_ number: Int) -> Bool {
        guard let menu = controls.menu else { return list.point(at: number) && list.withCursor(presenter.didSelectRow) }
        guard let entry = menu.entry(numbered: number) else { return false }
        presenter.didAnswer(.took(entry))
        return true
    }

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
            presenter.didChangeSearch(text)
            presenter.didEndSearch(keeps: true)
        }
    }

    package func leaveAsked() -> Bool {
        if controls.menu != nil {
            presenter.didAnswer(.left)
        } else if controls.askedText != nil {
            presenter.didEndTyping(keeps: false)
        } else if controls.search != nil {
            presenter.didEndSearch(keeps: false)
        } else {
            return false
        }
        return true
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: list.withCursor(presenter.didSelectRow)
        case .endFilter: controls.search != nil && leaveAsked()
        default: presenter.didAsk(for: command, having: controls.tabs) || list.handle(command, for: presenter)
        }
    }

    package var memento: ScreenMemento {
        var memento = list.memento
        memento.filter = presenter.storedQuery
        memento.typed = typed
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        typed = memento.typed
        presenter.restore(storedQuery: memento.filter ?? "")
        list.restore(memento)
    }
}

extension PlainRemoteListPane: RemoteListPane, PlainPane {
    package var isBusy: Bool { list.isBusy || controls.isAboutToAsk }

    package var isAwaitingRows: Bool { list.isAwaitingRows }

    package var hasFailed: Bool { list.hasFailed }

    package var question: Question? { nil }

    package func show(_ state: ListState) {
        list.show(state)
    }

    package func select(row: Int) {
        list.select(row)
    }

    package func didAppear() {
        list.didAppear()
    }

    /// Nothing is seen of pictures.
    package func didChangePosters() {}

    package var copyable: CopyableThing? { nil }

    package func point(at number: Int) -> Bool { list.point(at: number) }

    package func answer(_ answer: Command) {}
}

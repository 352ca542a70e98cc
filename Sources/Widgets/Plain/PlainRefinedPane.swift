package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A list that can be searched, sorted and narrowed, in a dialogue of lines.
@MainActor
package final class PlainRefinedPane {
    package let list: PlainListPane
    private let presenter: any RefinedListPresenter
    private weak var display: (any Display)?
    private var asking: ListAsking
    private var typed = PromptHistory()

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - row: what a row says; nil if it is not in memory.
    package init(
        presenter: any RefinedListPresenter, display: (any Display)?,
        row: @escaping @MainActor (_ index: Int) -> PlainRow?
    ) {
        (self.presenter, self.display) = (presenter, display)
        asking = presenter.asking
        list = PlainListPane(browser: presenter.browser, display: display, row: row)
    }

    package func show(_ asking: ListAsking) {
        self.asking = asking
        display?.setNeedsDisplay()
    }

    package var page: PlainPage {
        if let menu = asking.menu { return PlainPage(menu) }
        var page = PlainPage(presenter.title)
        list.fill(&page)
        if let text = asking.askedText {
            page.asked = .line(text.label)
        } else if asking.search?.isBeingTyped == true {
            page.asked = .line(nil)
        }
        return page
    }

    /// - Parameters:
    ///   - rows: what can be done with a row, beside what can be with all.
    package func commands(ofRows rows: [Command] = []) -> [Command] {
        let search: [Command] = asking.search == nil ? [.filter] : [.filter, .endFilter]
        return (list.isEmpty ? [] : [.open, .next, .previous] + RowCommands.commands + rows) + search
            + asking.choices.map(\.command) + (asking.canBeKept ? [.keepView] : []) + [.refresh]
    }

    package func choose(_ number: Int) -> Bool {
        guard let menu = asking.menu else { return list.point(at: number) && list.withCursor(presenter.didSelectRow) }
        guard menu.entries.indices.contains(number - 1) else { return false }
        presenter.didAnswer(.took(number - 1))
        return true
    }

    package func mark(_ number: Int) -> Bool {
        guard let menu = asking.menu, menu.takesSeveral, menu.entries.indices.contains(number - 1) else { return false }
        presenter.didAnswer(.marked(number - 1))
        return true
    }

    package func take(_ text: String) {
        if asking.askedText != nil {
            presenter.didType(text)
            presenter.didEndTyping(keeps: true)
        } else {
            typed.add(text)
            presenter.didChangeSearch(text)
            presenter.didEndSearch(keeps: true)
        }
    }

    package func leaveAsked() -> Bool {
        if asking.menu != nil {
            presenter.didAnswer(.left)
        } else if asking.askedText != nil {
            presenter.didEndTyping(keeps: false)
        } else if asking.search != nil {
            presenter.didEndSearch(keeps: false)
        } else {
            return false
        }
        return true
    }

    package func handle(_ command: Command) -> Bool {
        switch command {
        case .open: list.withCursor(presenter.didSelectRow)
        case .endFilter: asking.search != nil && leaveAsked()
        default: presenter.didAsk(for: command) || list.handle(command, for: presenter)
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

/// A view that is such a list: all but what a row says.
@MainActor
package protocol PlainRefinedScreen: PlainScreen, RefinedListView {
    var pane: PlainRefinedPane { get }
    var actions: any RefinedListPresenter { get }
}

extension PlainRefinedScreen {
    package func show(_ state: ListState) {
        pane.list.show(state)
    }

    package func show(_ asking: ListAsking) {
        pane.show(asking)
    }

    package func select(row: Int) {
        pane.list.select(row)
    }

    package var page: PlainPage { pane.page }

    package var title: String { actions.title }

    package var loaded: [KnownItem] { actions.loaded }

    package var isBusy: Bool { pane.list.isBusy }

    package var isAwaitingRows: Bool { pane.list.isAwaitingRows }

    package var hasFailed: Bool { pane.list.hasFailed }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.list.didAppear()
    }

    package var commands: [Command] { pane.commands() }

    package var memento: ScreenMemento { pane.memento }

    package func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    package func choose(_ number: Int) -> Bool { pane.choose(number) }

    package func point(at number: Int) -> Bool { pane.list.point(at: number) }

    package func mark(_ number: Int) -> Bool { pane.mark(number) }

    package func take(_ text: String) {
        pane.take(text)
    }

    package func leaveAsked() -> Bool { pane.leaveAsked() }

    package func handle(_ command: Command) -> Bool { pane.handle(command) }
}

/// Nothing is seen of pictures.
extension PosterListView where Self: PlainRefinedScreen {
    package func showPosters() {}
}

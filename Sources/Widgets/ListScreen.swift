package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A view that is a list: its pane knows all that the screen is asked, but for the title, what a row looks like and
/// where the list stands.
@MainActor
package protocol ListScreen: LeafScreen, ListView {
    var pane: ListPane { get }
}

extension ListScreen {
    package func show(_ state: ListState) {
        pane.show(state)
    }

    package func select(row: Int) {
        pane.select(row)
    }

    package var status: String? { pane.status }

    package var isBusy: Bool { pane.isBusy }

    package var isAwaitingRows: Bool { pane.isAwaitingRows }

    package var hasFailed: Bool { pane.hasFailed }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.didAppear()
    }

    package var memento: ScreenMemento { pane.memento }

    package func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }
}

/// A list whose items can be opened, be favourites and have notes.
@MainActor
package protocol KeptListScreen: ListScreen {
    var actions: any KeptListPresenter { get }
}

extension KeptListScreen {
    package var title: String { actions.title }

    package var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .favourite, .note, .refresh, .copy] }

    package var copyable: CopyableThing? { pane.atCursor(actions.copyable) }

    package func handle(_ command: Command) -> Bool {
        handleAsList(command)
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        pane.handle(pointing, open: actions.didSelectRow)
    }

    /// What each such list does, for a view that does more.
    package func handleAsList(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(actions.didSelectRow)
        case .favourite: return pane.withCursor(actions.didToggleFavourite)
        case .note: return pane.withCursor(actions.didAskForNote)
        case .refresh: actions.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }
}

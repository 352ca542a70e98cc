package import Browsing
package import Navigation
package import Presentation

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

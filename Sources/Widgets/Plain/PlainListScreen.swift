package import Browsing
import Commands
import Navigation
package import Presentation

/// A list in a dialogue of lines, whose pane knows all but the title and what can be done.
@MainActor
package protocol PlainListScreen: PlainScreen, ListView {
    var pane: PlainListPane { get }
}

extension PlainListScreen {
    package func show(_ state: ListState) {
        pane.show(state)
    }

    package func select(row: Int) {
        pane.select(row)
    }

    package var page: PlainPage {
        var page = PlainPage(title)
        pane.fill(&page)
        return page
    }

    package var isBusy: Bool { pane.isBusy }

    package var isAwaitingRows: Bool { pane.isAwaitingRows }

    package var hasFailed: Bool { pane.hasFailed }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.didAppear()
    }

    package func point(at number: Int) -> Bool { pane.point(at: number) }

    package func choose(_ number: Int) -> Bool { pane.point(at: number) && handle(.open) }

    package var memento: ScreenMemento { pane.memento }

    package func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }
}

import Browsing
package import Presentation

/// A view of rows of which the one under the cursor unfolds into a text: its pane knows all that the screen is asked, but for what
/// can be done.
@MainActor
package protocol AccordionListScreen: PaneScreen {
    var pane: any AccordionListPane { get }
}

extension AccordionListScreen {
    package var content: any ScreenPane { pane }

    package func show(_ state: AccordionState) {
        pane.show(state)
    }

    package func select(row: Int) {
        pane.select(row: row)
    }

    package var title: String { pane.presenter.title }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.presenter.viewDidAppear()
        pane.didAppear()
    }
}

package import Browsing
package import Navigation
package import Presentation

/// A view that is such a list: its pane knows all that the screen is asked, but for what can be done.
@MainActor
package protocol LocalListScreen: PaneScreen, KeptListView {
    var pane: any LocalListPane { get }
}

extension LocalListScreen {
    package var content: any ScreenPane { pane }

    package func show(_ state: LocalListState) {
        pane.show(state)
    }

    package func select(row: Int) {
        pane.select(row: row)
    }

    package func showTab(named name: String) {
        pane.presenter.didChooseTab(named: name)
    }

    package func showPosters() {
        pane.didChangePosters()
    }

    package var title: String { pane.presenter.title }

    package var rowOrigin: RowOrigin? { .library }

    package var copyable: CopyableThing? { pane.copyable }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.presenter.viewDidAppear()
        pane.didAppear()
    }
}

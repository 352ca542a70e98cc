package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A view that is a list which can be narrowed and arranged: its pane knows all that the screen is asked.
@MainActor
package protocol ListScreen: PaneScreen, ListView {
    var pane: any ListScreenPane { get }
}

extension ListScreen {
    package var content: any ScreenPane { pane }

    package func show(_ state: ListState) {
        pane.show(state)
    }

    package func show(_ controls: ListControls) {
        pane.show(controls)
    }

    package func select(row: Int) {
        pane.select(row: row)
    }

    package func showPosters() {
        pane.didChangePosters()
    }

    package func showTab(named name: String) {
        pane.presenter.didChooseTab(named: name)
    }

    package var title: String { pane.presenter.title }

    package var rowOrigin: RowOrigin? {
        guard let source = pane.presenter.source else { return .library }
        return .source(source)
    }

    package var loaded: [KnownItem] { pane.presenter.loaded }

    package var copyable: CopyableThing? { pane.copyable }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.presenter.viewDidAppear()
        pane.didAppear()
    }

    package var commands: [Command] { pane.commands(ofRows: [.down, .open]) }
}

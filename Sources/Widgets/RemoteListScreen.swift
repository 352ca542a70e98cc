package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A view that is such a list: its pane knows all that the screen is asked.
@MainActor
package protocol RemoteListScreen: PaneScreen, RemoteListView {
    var pane: any RemoteListPane { get }
}

extension RemoteListScreen {
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

    package var title: String { pane.presenter.title }

    package var rowOrigin: RowOrigin? { .source(pane.presenter.source) }

    package var loaded: [KnownItem] { pane.presenter.loaded }

    package var copyable: CopyableThing? { pane.copyable }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        pane.didAppear()
    }

    package var commands: [Command] { pane.commands(ofRows: [.down, .open]) }
}

extension PosterListView where Self: RemoteListScreen {
    package func showPosters() {
        pane.didChangePosters()
    }
}

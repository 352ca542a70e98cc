import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `RemoteListView` (Sources/Browsing), answered by `RemoteListScreen` (Sources/Widgets).
protocol {Name}View: PosterListView {}

/// The items, drawn or in lines.
@MainActor
final class {Name}DefaultView: {Name}View, RemoteListScreen {
    let pane: any RemoteListPane

    init(presenter: any {Name}Presenter, display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}

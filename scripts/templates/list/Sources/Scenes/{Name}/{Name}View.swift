import Browsing
import Navigation
import Widgets

protocol {Name}View: PosterListView {}

/// The items, drawn or in lines.
@MainActor
final class {Name}DefaultView: {Name}View, RemoteListScreen {
    let pane: any RemoteListPane

    init(presenter: any {Name}Presenter, display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}

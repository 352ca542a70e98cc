import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `ListView` (Sources/Browsing), answered by `ListScreen` (Sources/Widgets).
protocol {Name}View: ListView {}

/// The items, drawn or in lines.
@MainActor
final class {Name}DefaultView: {Name}View, ListScreen {
    let pane: any ListScreenPane

    init(presenter: any {Name}Presenter, display: any Display) {
        pane = makeListScreenPane(presenter, on: display)
    }
}

import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `ListView` (Sources/Browsing), answered by `ListScreen` (Sources/Widgets).
protocol MovieListView: ListView {}

/// The films, drawn or in lines. Enter: `didSelectRow(at:)` → `RemoteList.showDetail(ofRow:)` → router's `showDetail(of:)`.
@MainActor
final class MovieListDefaultView: MovieListView, ListScreen {
    let pane: any ListScreenPane

    init(presenter: any MovieListPresenter, display: any Display) {
        pane = makeListScreenPane(presenter, on: display)
    }
}

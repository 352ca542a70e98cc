import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `RemoteListView` (Sources/Browsing), answered by `RemoteListScreen` (Sources/Widgets).
protocol MovieListView: PosterListView {}

/// The films, drawn or in lines.
@MainActor
final class MovieListDefaultView: MovieListView, RemoteListScreen {
    let pane: any RemoteListPane

    init(presenter: any MovieListPresenter, display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}

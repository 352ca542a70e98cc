import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `RemoteListView` (Sources/Browsing), answered by `RemoteListScreen` (Sources/Widgets).
protocol ArtistListView: PosterListView {}

/// The artists, drawn or in lines.
@MainActor
final class ArtistListDefaultView: ArtistListView, RemoteListScreen {
    let pane: any RemoteListPane

    init(presenter: any ArtistListPresenter, display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}

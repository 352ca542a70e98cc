import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `ListView` (Sources/Browsing), answered by `ListScreen` (Sources/Widgets).
protocol ArtistListView: ListView {}

/// The artists, drawn or in lines.
@MainActor
final class ArtistListDefaultView: ArtistListView, ListScreen {
    let pane: any ListScreenPane

    init(presenter: any ArtistListPresenter, display: any Display) {
        pane = makeListScreenPane(presenter, on: display)
    }
}

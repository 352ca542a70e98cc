import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `RemoteListView` (Sources/Browsing), answered by `RemoteListScreen` (Sources/Widgets).
protocol PokemonListView: PosterListView {}

/// The species, drawn or in lines.
@MainActor
final class PokemonListDefaultView: PokemonListView, RemoteListScreen {
    let pane: any RemoteListPane

    init(presenter: any PokemonListPresenter, display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}

import Browsing
import Navigation
import Widgets

protocol PokemonListView: PosterListView {}

/// The species, drawn or in lines.
@MainActor
final class PokemonListDefaultView: PokemonListView, RemoteListScreen {
    let pane: any RemoteListPane

    init(presenter: any PokemonListPresenter, display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}

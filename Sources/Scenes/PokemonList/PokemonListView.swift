import Browsing
import Navigation
import Widgets

/// What the presenter tells it is in `ListView` (Sources/Browsing), answered by `ListScreen` (Sources/Widgets).
protocol PokemonListView: ListView {}

/// The species, drawn or in lines.
@MainActor
final class PokemonListDefaultView: PokemonListView, ListScreen {
    let pane: any ListScreenPane

    init(presenter: any PokemonListPresenter, display: any Display) {
        pane = makeListScreenPane(presenter, on: display)
    }
}

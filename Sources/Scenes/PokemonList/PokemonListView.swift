import Browsing
import Navigation
import Widgets

protocol PokemonListView: RefinedListView {}

/// The species, drawn or in lines.
@MainActor
final class PokemonListDefaultView: PokemonListView, RefinedListScreen {
    let pane: any RefinedListPane

    init(presenter: any PokemonListPresenter, display: any Display) {
        pane = makeRefinedPane(presenter, on: display)
    }
}

import Browsing
import Commands
import Navigation
import Widgets

protocol PokemonDetailView: KeptDetailView {}

/// A species' page, drawn or in lines.
@MainActor
final class PokemonDetailDefaultView: PokemonDetailView, KeptDetailScreen {
    private let presenter: any PokemonDetailPresenter
    let pane: any DetailPane

    init(presenter: any PokemonDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeDetailPane(presenter, on: display)
    }

    var actions: any KeptDetailPresenter { presenter }

    var commands: [Command] { pane.commands(ofItem: [.standing, .rate, .favourite, .note, .lists]) }
}

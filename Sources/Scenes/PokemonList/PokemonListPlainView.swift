import Browsing
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class PokemonListPlainView {
    private let presenter: any PokemonListPresenter
    let pane: PlainRefinedPane

    init(presenter: any PokemonListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainRefinedPane(presenter: presenter, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.name, .texts($0.number, $0.types), $0.marks) }
        }
    }
}

extension PokemonListPlainView: PokemonListView, PlainRefinedScreen {
    var actions: any RefinedListPresenter { presenter }
}

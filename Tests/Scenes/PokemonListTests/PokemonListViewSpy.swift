import Presentation

@testable import Browsing
@testable import PokemonList

@MainActor
final class PokemonListViewSpy: PokemonListView {
    private(set) var states: [ListState] = []
    private(set) var asking = ListControls()
    /// The last row that the cursor was put on.
    private(set) var selected: Int?

    func show(_ state: ListState) { states.append(state) }
    func show(_ asking: ListControls) { self.asking = asking }
    func showPosters() {}
    func select(row: Int) { selected = row }
}

import Browsing
import Entities
import Presentation
import ScreenTestSupport

@testable import PokemonList

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: PokemonListView {}

extension RemoteListPresenterStub: PokemonListPresenter {}

extension ListRouterSpy: PokemonListRouter where ID == PokemonID {}

extension DestinationsSpy: PokemonListDestinations {}

extension Row {
    /// A row of this list.
    init(species name: String, number: String, types: String, tints: [String] = [], marks: Marks = Marks()) {
        self.init(name, marks, [number, types], tints: tints)
    }
}

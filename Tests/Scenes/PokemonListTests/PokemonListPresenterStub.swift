import Presentation
import ScreenTestSupport

@testable import PokemonList

typealias PokemonListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: PokemonListPresenter {}

extension Row {
    /// A row of this list.
    init(species name: String, number: String, types: String, marks: Marks = Marks()) {
        self.init(name, marks, [number, types])
    }
}

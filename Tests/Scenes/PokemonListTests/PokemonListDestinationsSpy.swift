import Entities
import Navigation
import ScreenTestSupport
import TestSupport

@testable import Browsing
@testable import PokemonList

@MainActor
final class PokemonListDestinationsSpy: PokemonListDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [PokemonID] = []
    private(set) weak var siblings: (any SiblingSource<PokemonID>)?

    func pokemonDetail(_ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?) -> any Screen {
        asked.append(id)
        self.siblings = siblings
        return ScreenStub("\(id.number ?? 0)")
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

import Entities
import Navigation
import Presentation
import ScreenTestSupport

@testable import PokemonDetail

@MainActor
final class PokemonDetailDestinationsSpy: PokemonDetailDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var places: [Place] = []

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }

    func placeDetail(_ place: Place) -> (any Screen)? {
        places.append(place)
        return ScreenStub("place")
    }

    func placeList(_ place: Place) -> (any Screen)? { nil }
}

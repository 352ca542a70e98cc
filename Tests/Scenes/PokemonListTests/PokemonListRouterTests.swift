import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import PokemonList

/// What is this router's own; `SiblingListTests` shows where such lists lead.
@MainActor
struct PokemonListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    private func makeRouter() -> PokemonListDefaultRouter {
        PokemonListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func makesTheDetailOfThatSpecies() {
        makeRouter().showDetail(of: PokemonID(7))
        #expect(navigator.calls == [.open(PokemonID(7))])

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [PokemonID(7)])
    }
}

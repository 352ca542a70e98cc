import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

@MainActor
struct PokemonDetailRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = PokemonDetailDestinationsSpy()

    @Test func leadsToTheNote() {
        PokemonDetailDefaultRouter(
            siblings: nil, links: LinkOpenerSpy(), navigator: navigator, destinations: destinations
        )
        .editNote(about: LibrarySummary(Pokemon.sample(7)))

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Species 7"])
    }

    @Test func doesNotKeepTheListAlive() {
        var siblings: SiblingSourceStub? = SiblingSourceStub(1...9)
        let router = PokemonDetailDefaultRouter(
            siblings: siblings, links: LinkOpenerSpy(), navigator: navigator, destinations: destinations)
        #expect(router.siblings != nil)
        siblings = nil

        #expect(router.siblings == nil)
    }
}

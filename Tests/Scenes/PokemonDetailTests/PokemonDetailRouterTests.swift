import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import PokemonDetail

/// What is this router's own; `SiblingDetailTests` shows where such details lead.
@MainActor
struct PokemonDetailRouterTests {
    @Test func knowsTheListThatTheSpeciesCameFrom() {
        let siblings = SiblingSourceStub<PokemonID>(1...3)
        let router = PokemonDetailDefaultRouter(
            siblings: siblings, links: LinkOpenerSpy(), navigator: NavigatorSpy(), destinations: DestinationsSpy())

        #expect(router.siblings === siblings)
    }
}

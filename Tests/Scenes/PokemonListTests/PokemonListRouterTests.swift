import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import PokemonList

@MainActor
struct PokemonListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = PokemonListDestinationsSpy()

    private func makeRouter() -> PokemonListDefaultRouter {
        PokemonListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensTheDetailOfASpecies() {
        makeRouter().showDetail(of: PokemonID(7))

        #expect(navigator.calls == [.open(PokemonID(7))])
    }

    @Test func letsTheDetailFollowTheCursor() {
        makeRouter().followDetail(of: PokemonID(7))

        #expect(navigator.calls == [.follow(PokemonID(7))])
    }

    @Test func saysThatTheDetailHasMovedOnByItself() {
        makeRouter().didMoveDetail(to: PokemonID(7))

        #expect(navigator.calls == [.didMoveDetail(PokemonID(7))])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }

    @Test func aNoteStandsOnTopOfTheDetail() {
        makeRouter().editNote(about: LibrarySummary(Pokemon.sample(7)))

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Species 7"])
    }

    @Test func makesADetailOnlyWhenTheNavigatorWantsIt() {
        let siblings = SiblingSourceDummy()
        let router = makeRouter()
        router.siblings = siblings
        router.followDetail(of: PokemonID(7))
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [PokemonID(7)])
        #expect(destinations.siblings === siblings)
    }

    @Test func neitherItNorTheDetailItMayMakeKeepsTheListAlive() {
        let router = makeRouter()
        var siblings: SiblingSourceDummy? = SiblingSourceDummy()
        weak let released = siblings
        router.siblings = siblings
        router.showDetail(of: PokemonID(7))
        siblings = nil

        #expect(released == nil)
        _ = navigator.makeScreen?()
        #expect(destinations.siblings == nil)
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = navigator.map { PokemonListDefaultRouter(navigator: $0, destinations: destinations) }
        navigator = nil

        #expect(released == nil)
        router?.showDetail(of: PokemonID(7))
        #expect(destinations.asked.isEmpty)
    }
}

@MainActor
private final class SiblingSourceDummy: SiblingSource {
    func sibling(_ direction: SiblingDirection, of id: PokemonID) -> Sibling<PokemonID> { .none }
    func didMove(to id: PokemonID) {}
    func loadMoreSiblings() async -> CatalogFailure? { nil }
}

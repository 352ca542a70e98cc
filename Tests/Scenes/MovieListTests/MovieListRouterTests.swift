import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import MovieList

@MainActor
struct MovieListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = MovieListDestinationsSpy()

    private func makeRouter() -> MovieListDefaultRouter {
        MovieListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensTheDetailOfAFilm() {
        makeRouter().showDetail(of: MovieID(7))

        #expect(navigator.calls == [.open(MovieID(7))])
    }

    @Test func letsTheDetailFollowTheCursor() {
        makeRouter().followDetail(of: MovieID(7))

        #expect(navigator.calls == [.follow(MovieID(7))])
    }

    @Test func saysThatTheDetailHasMovedOnByItself() {
        makeRouter().didMoveDetail(to: MovieID(7))

        #expect(navigator.calls == [.didMoveDetail(MovieID(7))])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }

    @Test func aNoteStandsOnTopOfTheDetail() {
        makeRouter().editNote(about: LibrarySummary(Movie.sample(7)))

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Film 7"])
    }

    @Test func makesADetailOnlyWhenTheNavigatorWantsIt() {
        let siblings = SiblingSourceDummy()
        let router = makeRouter()
        router.siblings = siblings
        router.followDetail(of: MovieID(7))
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [MovieID(7)])
        #expect(destinations.siblings === siblings)
    }

    @Test func neitherItNorTheDetailItMayMakeKeepsTheListAlive() {
        let router = makeRouter()
        var siblings: SiblingSourceDummy? = SiblingSourceDummy()
        weak let released = siblings
        router.siblings = siblings
        router.showDetail(of: MovieID(7))
        siblings = nil

        #expect(released == nil)
        _ = navigator.makeScreen?()
        #expect(destinations.siblings == nil)
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = navigator.map { MovieListDefaultRouter(navigator: $0, destinations: destinations) }
        navigator = nil

        #expect(released == nil)
        router?.showDetail(of: MovieID(7))
        #expect(destinations.asked.isEmpty)
    }
}

@MainActor
private final class SiblingSourceDummy: SiblingSource {
    func sibling(_ direction: SiblingDirection, of id: MovieID) -> Sibling<MovieID> { .none }
    func didMove(to id: MovieID) {}
    func loadMoreSiblings() async -> CatalogFailure? { nil }
}

import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import MovieList

/// What is this router's own; `SiblingListTests` shows where such lists lead.
@MainActor
struct MovieListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    private func makeRouter() -> MovieListDefaultRouter {
        MovieListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func makesTheDetailOfThatFilm() {
        makeRouter().showDetail(of: MovieID(7))
        #expect(navigator.calls == [.open(MovieID(7))])

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [MovieID(7)])
    }
}

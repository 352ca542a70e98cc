import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Testing

@testable import MovieDetail

@MainActor
struct MovieDetailRouterTests {
    private let links = LinkOpenerSpy()

    @Test func opensLinks() {
        MovieDetailDefaultRouter(
            siblings: nil, links: links, navigator: NavigatorSpy(), destinations: DestinationsSpy()
        ).go(to: .page("https://example.org/1"))

        #expect(links.opened == ["https://example.org/1"])
    }

    @Test func knowsTheListThatTheFilmCameFrom() {
        let siblings = SiblingSourceStub<MovieID>(1...3)
        let router = MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: NavigatorSpy(), destinations: DestinationsSpy())

        #expect(router.siblings === siblings)
    }
}

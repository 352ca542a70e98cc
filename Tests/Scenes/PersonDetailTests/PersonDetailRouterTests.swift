import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PersonDetail

@MainActor
struct PersonDetailRouterTests {
    private let links = LinkOpenerSpy()
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    @Test func leadsToFilmsAndPages() {
        let router = PersonDetailDefaultRouter(navigator: navigator, links: links, destinations: destinations)
        router.go(to: .movie(MovieID(3)))
        router.go(to: .page("https://example.org/1"))

        #expect(destinations.places == [.movie(MovieID(3))])
        #expect(navigator.calls == [.push])
        #expect(links.opened == ["https://example.org/1"])
    }
}

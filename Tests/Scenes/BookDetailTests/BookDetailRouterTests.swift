import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

@MainActor
struct BookDetailRouterTests {
    private let navigator = NavigatorSpy()
    private let links = LinkOpenerSpy()
    private let destinations = DestinationsSpy()

    @Test func opensPages() {
        BookDetailDefaultRouter(siblings: nil, links: links, navigator: navigator, destinations: destinations)
            .go(to: .page("https://example.org/1"))

        #expect(links.opened == ["https://example.org/1"])
    }
}

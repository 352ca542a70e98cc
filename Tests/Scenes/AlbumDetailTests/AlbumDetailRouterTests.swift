import Browsing
import Navigation
import Presentation
import ScreenTestSupport
import Testing

@testable import AlbumDetail

@MainActor
struct AlbumDetailRouterTests {
    @Test func opensLinks() {
        let links = LinkOpenerSpy()
        AlbumDetailDefaultRouter(links: links, navigator: NavigatorSpy(), destinations: DestinationsSpy())
            .go(to: .page("https://example.org/1"))

        #expect(links.opened == ["https://example.org/1"])
    }
}

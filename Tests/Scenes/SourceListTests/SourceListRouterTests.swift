import ScreenTestSupport
import Testing

@testable import SourceList

@MainActor
struct SourceListRouterTests {
    @Test func opensAPageInTheBrowser() {
        let links = LinkOpenerSpy()
        SourceListDefaultRouter(links: links).open("https://example.org")

        #expect(links.opened == ["https://example.org"])
    }
}

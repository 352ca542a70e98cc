import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}RouterTests {
    @Test func opensAPageInTheBrowser() {
        let links = LinkOpenerSpy()
        {Name}DefaultRouter(links: links).open("https://example.org/7")

        #expect(links.opened == ["https://example.org/7"])
    }
}

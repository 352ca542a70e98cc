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
    private let destinations = BookDetailDestinationsSpy()

    @Test func leadsToTheNote() {
        BookDetailDefaultRouter(siblings: nil, links: links, navigator: navigator, destinations: destinations)
            .editNote(about: LibrarySummary(Book.sample(7)))

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Book 7"])
    }

    @Test func opensPages() {
        BookDetailDefaultRouter(siblings: nil, links: links, navigator: navigator, destinations: destinations)
            .go(to: .page("https://example.org/1"))

        #expect(links.opened == ["https://example.org/1"])
    }

    @Test func doesNotKeepTheListAlive() {
        var siblings: SiblingSourceStub? = SiblingSourceStub(1...9)
        let router = BookDetailDefaultRouter(
            siblings: siblings, links: links, navigator: navigator, destinations: destinations)
        #expect(router.siblings != nil)
        siblings = nil

        #expect(router.siblings == nil)
    }
}

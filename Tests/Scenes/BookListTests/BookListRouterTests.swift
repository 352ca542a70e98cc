import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList
@testable import Browsing

/// What is this router's own; `SiblingListTests` shows where such lists lead.
@MainActor
struct BookListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    private func makeRouter() -> BookListDefaultRouter {
        BookListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func makesTheDetailOfThatBook() {
        makeRouter().showDetail(of: BookID(7))
        #expect(navigator.calls == [.open(BookID(7))])

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [BookID(7)])
    }

    @Test func theReadingListIsAListOverThisOne() {
        makeRouter().showReadingList()

        #expect(navigator.calls == [.pushList])
        #expect(navigator.pushed == ["reading list"])
    }
}

import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList
@testable import Browsing

@MainActor
struct BookListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = BookListDestinationsSpy()

    private func makeRouter() -> BookListDefaultRouter {
        BookListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensTheDetailOfABook() {
        makeRouter().showDetail(of: BookID(7))

        #expect(navigator.calls == [.open(BookID(7))])
    }

    @Test func letsTheDetailFollowTheCursor() {
        makeRouter().followDetail(of: BookID(7))

        #expect(navigator.calls == [.follow(BookID(7))])
    }

    @Test func saysThatTheDetailHasMovedOnByItself() {
        makeRouter().didMoveDetail(to: BookID(7))

        #expect(navigator.calls == [.didMoveDetail(BookID(7))])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }

    @Test func aNoteStandsOnTopOfTheDetail() {
        makeRouter().editNote(about: LibrarySummary(Book.sample(7)))

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Book 7"])
    }

    @Test func makesADetailOnlyWhenTheNavigatorWantsIt() {
        let siblings = SiblingSourceDummy()
        let router = makeRouter()
        router.siblings = siblings
        router.followDetail(of: BookID(7))
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [BookID(7)])
        #expect(destinations.siblings === siblings)
    }

    @Test func neitherItNorTheDetailItMayMakeKeepsTheListAlive() {
        let router = makeRouter()
        var siblings: SiblingSourceDummy? = SiblingSourceDummy()
        weak let released = siblings
        router.siblings = siblings
        router.showDetail(of: BookID(7))
        siblings = nil

        #expect(released == nil)
        _ = navigator.makeScreen?()
        #expect(destinations.siblings == nil)
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = navigator.map { BookListDefaultRouter(navigator: $0, destinations: destinations) }
        navigator = nil

        #expect(released == nil)
        router?.showDetail(of: BookID(7))
        #expect(destinations.asked.isEmpty)
    }
}

@MainActor
private final class SiblingSourceDummy: SiblingSource {
    func sibling(_ direction: SiblingDirection, of id: BookID) -> Sibling<BookID> { .none }
    func didMove(to id: BookID) {}
    func loadMoreSiblings() async -> CatalogFailure? { nil }
}

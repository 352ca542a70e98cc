import Browsing
import Entities
import Navigation
import TestSupport
import Testing

@testable import MovieDetail

@MainActor
struct MovieDetailRouterTests {
    private let links = LinkOpenerSpy()

    @Test func opensLinks() {
        MovieDetailDefaultRouter(
            siblings: nil, links: links, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy()
        ).open("https://example.org/1")

        #expect(links.opened == ["https://example.org/1"])
    }

    @Test func asksTheListForNeighbours() {
        let siblings = SiblingSourceStub(1...3)
        let router = MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy())

        #expect(router.hasSiblings)
        #expect(router.sibling(.next, of: MovieID(2)) == .item(MovieID(3)))
        #expect(router.sibling(.previous, of: MovieID(2)) == .item(MovieID(1)))
    }

    @Test func tellsTheListWhereItHasMoved() {
        let siblings = SiblingSourceStub(1...3)
        MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy()
        ).didMove(to: MovieID(3))

        #expect(siblings.moves == [3])
    }

    @Test func letsTheListLoadMoreAndHandsOnWhyItCannot() async {
        let siblings = SiblingSourceStub(1...3)
        siblings.afterLoading = { _ in .offline }
        let failure = await MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy()
        ).loadMoreSiblings()

        #expect(siblings.loadCount == 1)
        #expect(failure == .offline)
    }

    @Test func withoutAListThereAreNoNeighbours() async {
        let router = MovieDetailDefaultRouter(
            siblings: nil, links: links, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy())

        #expect(!router.hasSiblings)
        #expect(router.sibling(.next, of: MovieID(1)) == .none)
        await #expect(router.loadMoreSiblings() == nil)
    }

    @Test func doesNotKeepTheListAlive() {
        var siblings: SiblingSourceStub? = SiblingSourceStub(1...3)
        weak let released = siblings
        let router = MovieDetailDefaultRouter(
            siblings: siblings, links: links, navigator: NavigatorSpy(), destinations: MovieDetailDestinationsSpy())
        siblings = nil

        #expect(released == nil)
        #expect(!router.hasSiblings)
        #expect(router.sibling(.next, of: MovieID(1)) == .none)
    }
}

import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

@MainActor
struct MovieDetailBuilderTests {
    private let catalog = FakeMovieCatalog(.samples(1...9))
    private let links = LinkOpenerSpy()
    private let display = DisplaySpy()
    private let siblings = SiblingSourceStub<MovieID>(1...3, isComplete: false)
    private let stack = ScreenStack()

    private func push() {
        let builder = MovieDetailBuilder(catalog: catalog, context: .sample(display: display, links: links))
        stack.push(
            builder.build(
                MovieID(3), siblings: siblings, navigator: NavigatorSpy(), destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        var detail = MovieDetail(movie: .sample(3))
        detail.links = [Link(title: "Page", url: "https://page.org")]
        catalog.details.answer { [detail] _ in .success(detail) }
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Film 3" })
        #expect(screen.frame(38, 4).rows[0] == " 1953")

        #expect(screen.handle(.openPage))
        #expect(links.opened == ["https://page.org"])
        #expect(screen.handle(.previous))
        #expect(siblings.moves == [2])
    }
}

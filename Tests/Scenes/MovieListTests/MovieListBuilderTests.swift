import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing
import Widgets

@testable import MovieList

@MainActor
struct MovieListBuilderTests {
    private let catalog = FakeMovieCatalog(.samples(1...30))
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = MovieListBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[0].hasPrefix("▌ Film 1") })
        #expect(screen.handle(.open))

        #expect(navigator.calls == [.follow(MovieID(1)), .open(MovieID(1))])
        _ = navigator.makeScreen?()
        #expect(destinations.siblings(of: MovieID.self)?.sibling(.next, of: MovieID(1)) == .item(MovieID(2)))
    }
}

import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ArtistList

@MainActor
struct ArtistListBuilderTests {
    private let catalog = FakeMusicCatalog(artists: .samples(1...30))
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = ArtistListBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[1].hasPrefix("▌ Artist 1") })
        #expect(screen.handle(.open))

        let artist = ArtistID(name: "Artist 1")
        #expect(navigator.calls == [.follow(artist), .open(artist)])
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [artist])
    }
}

import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ArtistList

/// What is this router's own; `SiblingListTests` shows where such lists lead.
@MainActor
struct ArtistListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let artist = ArtistID(name: "Björk")

    private func makeRouter() -> ArtistListDefaultRouter {
        ArtistListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func makesThePageOfThatArtist() {
        makeRouter().showDetail(of: artist)
        #expect(navigator.calls == [.open(artist)])

        #expect(navigator.makeScreen?().title == "Björk")
        #expect(destinations.asked == [artist])
    }
}

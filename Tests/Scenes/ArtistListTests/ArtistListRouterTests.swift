import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ArtistList

@MainActor
struct ArtistListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let artist = ArtistID(name: "Björk")

    private func makeRouter() -> ArtistListDefaultRouter {
        ArtistListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensTheAlbumsOfAnArtist() {
        makeRouter().showDetail(of: artist)

        #expect(navigator.calls == [.open(artist)])
    }

    @Test func letsTheAlbumsFollowTheCursor() {
        makeRouter().followDetail(of: artist)

        #expect(navigator.calls == [.follow(artist)])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }

    @Test func makesAScreenOnlyWhenTheNavigatorWantsIt() {
        makeRouter().followDetail(of: artist)
        #expect(destinations.asked.isEmpty)

        #expect(navigator.makeScreen?().title == "Björk")
        #expect(destinations.asked == [artist])
    }
}

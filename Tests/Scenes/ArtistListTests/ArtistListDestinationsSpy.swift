import Entities
import Navigation
import TestSupport

@testable import ArtistList

@MainActor
final class ArtistListDestinationsSpy: ArtistListDestinations {
    private(set) var asked: [ArtistID] = []

    func albums(of artist: ArtistID) -> any Screen {
        asked.append(artist)
        return ScreenStub(artist.name)
    }
}

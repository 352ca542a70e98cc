import Entities
import Navigation
import ScreenTestSupport

@testable import ArtistList

@MainActor
final class ArtistListDestinationsSpy: ArtistListDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [ArtistID] = []

    func albums(of artist: ArtistID) -> any Screen {
        asked.append(artist)
        return ScreenStub(artist.name)
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

import Entities
import Navigation
import TestSupport

@testable import AlbumDetail

@MainActor
final class AlbumDetailDestinationsSpy: AlbumDetailDestinations {
    private(set) var notes: [LibrarySummary] = []

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

import Entities
import Navigation
import TestSupport

@testable import MovieDetail

@MainActor
final class MovieDetailDestinationsSpy: MovieDetailDestinations {
    private(set) var notes: [LibrarySummary] = []

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

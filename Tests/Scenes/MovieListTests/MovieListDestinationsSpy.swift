import Entities
import Navigation
import ScreenTestSupport
import TestSupport

@testable import Browsing
@testable import MovieList

@MainActor
final class MovieListDestinationsSpy: MovieListDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [MovieID] = []
    private(set) weak var siblings: (any SiblingSource<MovieID>)?

    func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen {
        asked.append(id)
        self.siblings = siblings
        return ScreenStub("\(id.number)")
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

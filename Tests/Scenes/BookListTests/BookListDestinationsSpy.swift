import Entities
import Navigation
import ScreenTestSupport
import TestSupport

@testable import BookList
@testable import Browsing

@MainActor
final class BookListDestinationsSpy: BookListDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [BookID] = []
    private(set) weak var siblings: (any SiblingSource<BookID>)?

    func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen {
        asked.append(id)
        self.siblings = siblings
        return ScreenStub("\(id.number)")
    }

    func readingList() -> any Screen {
        ScreenStub("reading list")
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

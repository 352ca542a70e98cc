import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport

@testable import ReadingList

@MainActor
final class ReadingListDestinationsSpy: ReadingListDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [LibrarySubject] = []
    private(set) var forms: [String?] = []

    func detail(of book: LibrarySummary) -> any Screen {
        asked.append(book.subject)
        return ScreenStub(book.title)
    }

    func text(title: String, _ text: @escaping KeptText) -> any Screen {
        ScreenStub("kept \(title)")
    }

    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen {
        forms.append(book?.summary.title)
        return ScreenStub("form")
    }

    func shelfChanges() -> any Screen {
        ScreenStub("shelf")
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

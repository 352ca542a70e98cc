import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport

@testable import BookDetail

@MainActor
final class BookDetailDestinationsSpy: BookDetailDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var places: [Place] = []

    private(set) var forms: [String?] = []

    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen {
        forms.append(book?.summary.title)
        return ScreenStub("form")
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }

    func placeDetail(_ place: Place) -> (any Screen)? {
        places.append(place)
        return ScreenStub("place")
    }

    func placeList(_ place: Place) -> (any Screen)? { nil }
}

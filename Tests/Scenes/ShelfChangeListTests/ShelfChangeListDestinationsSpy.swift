import Browsing
import Entities
import Navigation
import ScreenTestSupport

@testable import ShelfChangeList

@MainActor
final class ShelfChangeListDestinationsSpy: ShelfChangeListDestinations {
    private(set) var forms: [String?] = []

    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen {
        forms.append(book?.summary.title)
        return ScreenStub("form")
    }
}

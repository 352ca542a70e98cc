import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport

@testable import Library

@MainActor
final class LibraryDestinationsSpy: LibraryDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [LibrarySubject] = []

    func detail(of item: LibrarySummary) -> any Screen {
        asked.append(item.subject)
        return ScreenStub("\(item.subject.kind)")
    }

    func list(of view: SavedView) -> (any Screen)? {
        asked.append(view.subject)
        return ScreenStub("list")
    }

    func text(title: String, _ text: @escaping KeptText) -> any Screen {
        ScreenStub(title)
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

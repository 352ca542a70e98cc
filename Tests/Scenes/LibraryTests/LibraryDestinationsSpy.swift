import Entities
import Navigation
import TestSupport

@testable import Library

@MainActor
final class LibraryDestinationsSpy: LibraryDestinations {
    private(set) var notes: [LibrarySummary] = []
    private(set) var asked: [LibrarySubject] = []

    func detail(of subject: LibrarySubject) -> any Screen {
        asked.append(subject)
        return ScreenStub("\(subject.kind)")
    }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }
}

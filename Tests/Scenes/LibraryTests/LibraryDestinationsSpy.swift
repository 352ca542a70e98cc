import Entities
import Navigation
import TestSupport

@testable import Library

@MainActor
final class LibraryDestinationsSpy: LibraryDestinations {
    private(set) var asked: [LibrarySubject] = []

    func detail(of subject: LibrarySubject) -> any Screen {
        asked.append(subject)
        return ScreenStub("\(subject.kind)")
    }
}

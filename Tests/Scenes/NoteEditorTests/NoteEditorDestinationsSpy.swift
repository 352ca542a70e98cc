import Browsing
import Entities
import Navigation
import ScreenTestSupport

@testable import NoteEditor

@MainActor
final class NoteEditorDestinationsSpy: NoteEditorDestinations {
    private(set) var asked: [LibrarySummary] = []

    func noteHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) -> any Screen {
        asked.append(summary)
        return ScreenStub("History")
    }
}

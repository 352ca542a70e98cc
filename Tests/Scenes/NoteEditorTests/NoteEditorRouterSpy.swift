import Browsing
import Entities
import Navigation

@testable import NoteEditor

@MainActor
final class NoteEditorRouterSpy: NoteEditorRouter {
    private(set) var closeCount = 0

    var edited: String?
    private(set) var texts: [String] = []

    private(set) var histories: [LibrarySummary] = []

    func showHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) { histories.append(summary) }

    func close() { closeCount += 1 }

    func edit(_ text: String) -> String? {
        texts.append(text)
        return edited
    }
}

import Browsing
import Presentation
import ScreenTestSupport
import TestSupport

@testable import SourceList

/// Has rows without loading, and records the view's calls.
@MainActor
final class SourceListPresenterStub: SourceListPresenter {
    enum Call: Equatable {
        case appear
        case move(Int)
        case openPage(Int)
        case check(Int)
        case choose(Int)
        case askForKey(Int)
        case askToRemove(Int)
    }

    let title = "Sources"
    var rows: [SourceListRow] = []
    private(set) var calls: [Call] = []

    let directory = FakeSourceDirectory()
    let keyEntry: KeyEntry

    init() {
        keyEntry = KeyEntry(directory: directory, notices: NoticeBoardSpy(), wording: .sample("en_US"))
    }

    func viewDidAppear() { calls.append(.appear) }
    func row(at index: Int) -> SourceListRow? { rows[index] }
    func didAskForPage(ofRow index: Int) { calls.append(.openPage(index)) }
    func didAskToCheck(row index: Int) { calls.append(.check(index)) }
    func didChoose(row index: Int) { calls.append(.choose(index)) }
    func didSelectRow(at index: Int) { calls.append(.askForKey(index)) }
    func didAskToRemoveKey(ofRow index: Int) { calls.append(.askToRemove(index)) }
    func didAnswer(isYes: Bool) { keyEntry.answer(isYes: isYes) }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { nil }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
}

import Browsing
import Navigation
import Presentation

@testable import NoteHistory

/// Has rows without loading, and records the view's calls.
@MainActor
final class NoteHistoryPresenterStub: NoteHistoryPresenter {
    enum Call: Equatable {
        case appear
        case move(Int)
        case select(Int)
        case refresh
    }

    let title = "Earlier versions · Yi Yi"
    var rows: [NoteHistoryRow] = []
    private(set) var calls: [Call] = []

    func viewDidAppear() { calls.append(.appear) }
    func row(at index: Int) -> NoteHistoryRow? { rows[index] }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { nil }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
}

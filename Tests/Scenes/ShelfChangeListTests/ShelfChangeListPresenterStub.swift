import Browsing
import Presentation

@testable import ShelfChangeList

/// Has rows without loading, and records the view's calls.
@MainActor
final class ShelfChangeListPresenterStub: ShelfChangeListPresenter {
    enum Call: Equatable {
        case appear, refresh
        case move(Int)
        case select(Int)
        case leaveMenu(Int?)
    }

    var rows: [ShelfChangeRow] = []
    let title = "Changes for the shared shelf"
    private(set) var calls: [Call] = []

    func viewDidAppear() { calls.append(.appear) }
    func row(at index: Int) -> ShelfChangeRow? { rows[index] }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { nil }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
    func didAskForRefresh() { calls.append(.refresh) }
}

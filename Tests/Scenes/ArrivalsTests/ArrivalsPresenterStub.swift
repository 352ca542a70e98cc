import Browsing
import Navigation
import Presentation

@testable import Arrivals

/// Has rows without reading, and records the view's calls.
@MainActor
final class ArrivalsPresenterStub: ArrivalsPresenter {
    enum Call: Equatable {
        case appear, refresh
        case move(Int)
        case select(Int)
        case ask(Int)
        case answer(Bool)
    }

    let title = "From other machines"
    var rows: [ArrivalsRow] = []
    private(set) var calls: [Call] = []

    func viewDidAppear() { calls.append(.appear) }
    func row(at index: Int) -> ArrivalsRow? { rows[index] }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskToTakeBack(row index: Int) { calls.append(.ask(index)) }
    func didAnswer(isYes: Bool) { calls.append(.answer(isYes)) }
    func didAskForRefresh() { calls.append(.refresh) }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { nil }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
}

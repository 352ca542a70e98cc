import Browsing
import Navigation
import Presentation

@testable import {Name}

/// Has rows without loading them, and records what the view says.
@MainActor
final class {Name}PresenterStub: {Name}Presenter, ListBrowser {
    enum Call: Equatable {
        case restore(String?, Int)
        case move(Int)
        case select(Int)
        case refresh
    }

    let title = "Items"
    var rows: [{Name}Row] = []
    private(set) var calls: [Call] = []

    var browser: any ListBrowser { self }
    func row(at index: Int) -> {Name}Row? { rows[index] }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { rows.indices.contains(index) ? "item \(index)" : nil }
    func didShow(lastVisible: Int, visibleRows: Int) {}
    func restoreCursor(to place: ListPlace) { calls.append(.restore(place.item, place.row)) }
    var wanted: ListPlace? { nil }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
}

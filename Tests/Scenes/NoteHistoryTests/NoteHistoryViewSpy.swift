import Presentation

@testable import Browsing
@testable import NoteHistory

/// Records what it should show.
@MainActor
final class NoteHistoryViewSpy: NoteHistoryView {
    private(set) var states: [ListState] = []
    private(set) var selected: Int?
    private(set) var unfolded: String?

    var state: ListState { states.last ?? ListState() }

    func show(_ state: ListState) { states.append(state) }
    func select(row: Int) { selected = row }
    func unfold(_ text: String) { unfolded = text }
}

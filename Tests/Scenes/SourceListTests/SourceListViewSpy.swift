@testable import SourceList

/// Records what it should show.
@MainActor
final class SourceListViewSpy: SourceListView {
    private(set) var states: [SourceListScreenState] = []
    private(set) var text: SourceListText?

    var state: SourceListScreenState { states.last ?? SourceListScreenState() }

    func show(_ state: SourceListScreenState) { states.append(state) }
    func unfold(_ text: SourceListText) { self.text = text }
}

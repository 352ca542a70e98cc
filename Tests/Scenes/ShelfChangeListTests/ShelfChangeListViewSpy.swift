@testable import ShelfChangeList

@MainActor
final class ShelfChangeListViewSpy: ShelfChangeListView {
    private(set) var state = ShelfChangeListScreenState()
    private(set) var selected: Int?
    private(set) var text: ShelfChangeText?

    func show(_ state: ShelfChangeListScreenState) { self.state = state }
    func select(row: Int) { selected = row }
    func unfold(_ text: ShelfChangeText) { self.text = text }
}

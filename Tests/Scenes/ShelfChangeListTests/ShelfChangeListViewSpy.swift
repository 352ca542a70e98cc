import Presentation

@testable import ShelfChangeList

@MainActor
final class ShelfChangeListViewSpy: ShelfChangeListView {
    private(set) var state = AccordionState()
    private(set) var selected: Int?
    private(set) var text: ShelfChangeText?

    func show(_ state: AccordionState) { self.state = state }
    func select(row: Int) { selected = row }
    func unfold(_ text: ShelfChangeText) { self.text = text }
}

import Presentation

@testable import ReadingList

@MainActor
final class ReadingListViewSpy: ReadingListView {
    private(set) var state = LocalListState()
    /// The last row that the cursor was put on.
    private(set) var selected: Int?

    func show(_ state: LocalListState) { self.state = state }
    func select(row: Int) { selected = row }
}

import Presentation

@testable import Library

@MainActor
final class LibraryViewSpy: LibraryView {
    private(set) var state = LocalListState()
    /// The last row that the cursor was put on.
    private(set) var selected: Int?

    func show(_ state: LocalListState) { self.state = state }
    func select(row: Int) { selected = row }
}

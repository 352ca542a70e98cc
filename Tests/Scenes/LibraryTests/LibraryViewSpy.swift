import Presentation

@testable import Library

@MainActor
final class LibraryViewSpy: LibraryView {
    private(set) var state = LibraryScreenState()
    /// Where the cursor was put last.
    private(set) var selected: Int?

    func show(_ state: LibraryScreenState) { self.state = state }
    func select(row: Int) { selected = row }
}

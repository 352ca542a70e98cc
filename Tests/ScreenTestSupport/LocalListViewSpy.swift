package import Presentation

/// The view of a list of what is kept: it records what it should show.
@MainActor
package final class LocalListViewSpy {
    package private(set) var state = LocalListState()
    /// The last row that the cursor was put on.
    package private(set) var selected: Int?

    package init() {}

    package func show(_ state: LocalListState) { self.state = state }
    package func select(row: Int) { selected = row }
    package func showPosters() {}
}

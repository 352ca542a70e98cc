import Browsing
package import Presentation

/// The view of a list of what is kept: it records what it should show.
@MainActor
package final class LocalListViewSpy: ListView {
    package private(set) var list = ListState()
    package private(set) var controls = ListControls(canFilter: false)
    /// The last row that the cursor was put on.
    package private(set) var selected: Int?

    package init() {}

    package func show(_ state: ListState) { list = state }
    package func show(_ controls: ListControls) { self.controls = controls }
    package func select(row: Int) { selected = row }
    package func showPosters() {}
}

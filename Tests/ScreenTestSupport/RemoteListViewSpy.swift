import Browsing
package import Presentation

/// The view of a list of a catalogue: it records what it should show.
@MainActor
package final class RemoteListViewSpy: ListView {
    package private(set) var states: [ListState] = []
    package private(set) var controls = ListControls()
    /// The last row that the cursor was put on.
    package private(set) var selected: Int?
    package private(set) var postersShown = 0

    package init() {}

    package func show(_ state: ListState) { states.append(state) }
    package func show(_ controls: ListControls) { self.controls = controls }
    package func showPosters() { postersShown += 1 }
    package func select(row: Int) { selected = row }
}

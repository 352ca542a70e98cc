import Presentation

@testable import ArtistList
@testable import Browsing

@MainActor
final class ArtistListViewSpy: ArtistListView {
    private(set) var states: [ListState] = []
    private(set) var asking = ListControls()
    /// The last row that the cursor was put on.
    private(set) var selected: Int?
    private(set) var postersShown = 0

    func show(_ state: ListState) { states.append(state) }
    func show(_ asking: ListControls) { self.asking = asking }
    func showPosters() { postersShown += 1 }
    func select(row: Int) { selected = row }
}

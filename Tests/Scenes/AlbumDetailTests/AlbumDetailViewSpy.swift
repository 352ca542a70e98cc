import Presentation

@testable import AlbumDetail
@testable import Browsing

@MainActor
final class AlbumDetailViewSpy: AlbumDetailView {
    private(set) var states: [ListState] = []
    private(set) var unfolded: [UnfoldedAlbum] = []
    /// The last row that the cursor was put on.
    private(set) var selected: Int?

    func show(_ state: ListState) { states.append(state) }
    func unfold(_ album: UnfoldedAlbum) { unfolded.append(album) }
    func select(row: Int) { selected = row }
}

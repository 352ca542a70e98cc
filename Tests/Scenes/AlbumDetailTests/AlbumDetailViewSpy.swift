import Presentation

@testable import AlbumDetail
@testable import Browsing

@MainActor
final class AlbumDetailViewSpy: AlbumDetailView {
    private(set) var menu: Menu?
    private(set) var states: [ListState] = []
    private(set) var unfolded: [UnfoldedAlbum] = []
    /// The last row that the cursor was put on.
    private(set) var selected: Int?

    /// What else is known of the artist, while it is unfolded.
    private(set) var artist: AboutArtist.State?

    private(set) var picture: PictureState?
    private(set) var postersShown = 0

    func show(_ state: ListState) { states.append(state) }
    func show(_ artist: AboutArtist.State?) { self.artist = artist }
    func showPicture(_ picture: PictureState?) { self.picture = picture }
    func ask(_ menu: Menu?, isComing: Bool) { self.menu = menu }
    func showPosters() { postersShown += 1 }
    func unfold(_ album: UnfoldedAlbum) { unfolded.append(album) }
    func select(row: Int) { selected = row }
}

import Browsing
import Entities
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport

@testable import AlbumDetail

/// Has rows without loading, and records the view's calls.
@MainActor
final class AlbumDetailPresenterStub: AlbumDetailPresenter, ListBrowser {
    enum Call: Equatable {
        case restore(String?, Int)
        case willAppear
        case move(Int)
        case refresh
        case favourite(Int)
        case note(Int)
        case state(Int)
        case rating(Int)
        case lists(Int)
        case leaveMenu(Int?)
        case page
        case about
        case select(Place)
        case postersInVain
    }

    let title = "Björk"
    let known = KnownItem(LibrarySummary(subject: .artist(ArtistID(source: .builtIn, name: "Björk")), title: "Björk"))
    let copyableArtist = CopyableThing(title: "Björk")
    var facts: String?
    var said = KeptWords()
    func headings(albums: Int?) -> ArtistHeadings {
        ArtistHeadings(
            about: "About the artist (z)", more: "z more", albums: albums.map { "Albums · \($0)" } ?? "Albums")
    }
    var rows: [AlbumRow] = []
    private(set) var calls: [Call] = []
    /// Nil where the terminal shows no pictures.
    var tileShape: PictureState.Shape?
    let cellSize: PixelSize? = nil
    var posters: [Poster] = []
    /// The albums whose covers are in sight; nil while they are rows.
    private(set) var covers: Range<Int>?
    private(set) var lastVisible: Int?
    private(set) var visibleRows: Int?

    /// As it was laid out last.
    private(set) var (hasBiography, hasCovers) = (false, false)
    func viewDidLayOut(pictureBox: PictureBox?, hasBiography: Bool, hasCovers: Bool) {
        (self.hasBiography, self.hasCovers) = (hasBiography, hasCovers)
    }
    func viewWillAppear() -> Bool {
        calls.append(.willAppear)
        return true
    }

    var browser: any ListBrowser { self }
    func row(at index: Int) -> AlbumRow? { rows[index] }
    var hasYears: Bool { rows.contains { $0.year != nil } }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }

    func didShow(lastVisible: Int, visibleRows: Int) {
        self.lastVisible = lastVisible
        self.visibleRows = visibleRows
    }

    func copyable(at index: Int) -> CopyableThing? { CopyableThing(title: rows[index].title) }
    func poster(at index: Int) -> Poster? { posters[index] }
    func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox) { covers = visible }
    func didHidePosters() { covers = nil }
    func didAskForPostersInVain() { calls.append(.postersInVain) }

    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didAskForNote(at index: Int) { calls.append(.note(index)) }
    func didAskForState(at index: Int) { calls.append(.state(index)) }
    func didAskForRating(at index: Int) { calls.append(.rating(index)) }
    func didAskForLists(at index: Int) { calls.append(.lists(index)) }
    func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
    func didToggleFavourite(at index: Int) { calls.append(.favourite(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
    var biography: String?
    func didAskForPage() { calls.append(.page) }
    func didToggleAbout() { calls.append(.about) }
    func didSelect(_ place: Place) { calls.append(.select(place)) }
    func itemName(atRow index: Int) -> String? { rows.indices.contains(index) ? "item \(index)" : nil }
    func restoreCursor(to place: ListPlace) { calls.append(.restore(place.item, place.row)) }
    var wanted: ListPlace? { nil }
}

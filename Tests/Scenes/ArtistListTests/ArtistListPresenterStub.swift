import Browsing
import Navigation
import Presentation

@testable import ArtistList

/// Has rows without loading, and records the view's calls.
@MainActor
final class ArtistListPresenterStub: ArtistListPresenter, ListBrowser {
    enum Call: Equatable {
        case restore(String?, Int)
        case move(Int)
        case select(Int)
        case refresh
        case favourite(Int)
        case note(Int)
    }

    let title = "Music"
    var headings = ["Listeners", "Plays"]
    var rows: [ArtistRow] = []
    private(set) var calls: [Call] = []
    private(set) var lastVisible: Int?
    private(set) var visibleRows: Int?

    var browser: any ListBrowser { self }
    func row(at index: Int) -> ArtistRow? { rows[index] }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }

    func didShow(lastVisible: Int, visibleRows: Int) {
        self.lastVisible = lastVisible
        self.visibleRows = visibleRows
    }

    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskForNote(at index: Int) { calls.append(.note(index)) }
    func didToggleFavourite(at index: Int) { calls.append(.favourite(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
    func itemName(atRow index: Int) -> String? { rows.indices.contains(index) ? "item \(index)" : nil }
    func restoreCursor(to place: ListPlace) { calls.append(.restore(place.item, place.row)) }
    var wanted: ListPlace? { nil }
}

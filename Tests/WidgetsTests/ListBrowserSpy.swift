import Browsing
import Navigation

/// Has any number of rows, and records the reported places.
@MainActor
final class ListBrowserSpy: ListBrowser {
    private(set) var cursor = 0
    private(set) var lastVisible: Int?
    var isMissing: (Int) -> Bool = { _ in false }

    func row(at index: Int) -> String? { isMissing(index) ? nil : "row \(index)" }

    func status(atRow index: Int) -> String? { "at \(index)" }
    func itemName(atRow index: Int) -> String? { "item \(index)" }
    /// The cursor goes there when the test says so.
    func restoreCursor(to place: ListPlace) { wanted = place }
    var wanted: ListPlace?
    var placements = 0
    func didShow(lastVisible: Int, visibleRows: Int) { self.lastVisible = lastVisible }
    /// Whether there is a row to move to.
    var movesAnywhere = true

    func didMoveCursor(to index: Int) {
        guard movesAnywhere else { return }
        cursor = index
        wanted = nil
    }
}

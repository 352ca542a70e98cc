import Navigation

/// Has any number of rows, and knows where it was told that somebody is.
@MainActor
final class ListBrowserSpy: ListBrowser {
    private(set) var cursor = 0
    private(set) var lastVisible: Int?
    var isMissing: (Int) -> Bool = { _ in false }

    func row(at index: Int) -> String? { isMissing(index) ? nil : "row \(index)" }

    func status(atRow index: Int) -> String? { "at \(index)" }
    func itemName(atRow index: Int) -> String? { "item \(index)" }
    func restoreCursor(to item: String?, row: Int) { cursor = row }
    func didShow(lastVisible: Int, visibleRows: Int) { self.lastVisible = lastVisible }
    func didMoveCursor(to index: Int) { cursor = index }
}

package import Loading

/// What a list's pane asks and tells while somebody moves through the list: a part of its scene's presenter.
@MainActor
package protocol ListBrowser: AnyObject {
    /// Where a row is, in words; nil where there is nothing to tell.
    func status(atRow index: Int) -> String?
    /// What finds the item of a row again in a later session.
    func itemName(atRow index: Int) -> String?
    /// Which row a later session is to look at for a row's item.
    func lastingRow(of index: Int) -> Int
    /// The cursor goes there as soon as the list has that; who moves it meanwhile ends the wait.
    func restoreCursor(to place: ListPlace)
    /// Where the cursor is to be and is not yet: the list is loading, or could not be loaded. Nil once it is there, or
    /// has gone elsewhere.
    var wanted: ListPlace? { get }
    /// What is in sight now; -1 for no row.
    func didShow(lastVisible: Int, visibleRows: Int)
    func didMoveCursor(to index: Int)
}

/// A list that is there whole has nothing to load, and its rows are where they are.
extension ListBrowser {
    package func lastingRow(of index: Int) -> Int { index }

    package func didShow(lastVisible: Int, visibleRows: Int) {}
}

extension ListBrowser {
    /// Where a later session is to go: to what is under the cursor, or to where that is to be.
    func place(ofRow index: Int) -> ListPlace {
        wanted ?? ListPlace(item: itemName(atRow: index), row: lastingRow(of: index))
    }
}

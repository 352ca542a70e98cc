/// What a list pane asks and reports while the user moves through the list. Implemented by the scene's presenter, or a
/// part of it.
@MainActor
package protocol ListBrowser: AnyObject {
    /// The position of a row, in words; nil if there is nothing to tell.
    func status(atRow index: Int) -> String?
    /// A text that identifies the item of a row in a later session.
    func itemName(atRow index: Int) -> String?
    /// The row at which a later session should look for the item of a row.
    func lastingRow(of index: Int) -> Int
    /// Moves the cursor to a place as soon as the list has it, unless the user moves it before.
    func restoreCursor(to place: ListPlace)
    /// Where the cursor should be, while the list is loading or could not be loaded. Nil once it is there, or was
    /// moved.
    var wanted: ListPlace? { get }
    /// How often something else than the pane has placed the cursor: a new query, a sibling, a session. Only then the pane
    /// scrolls to it.
    var placements: Int { get }
    /// Reports the visible rows; -1 for no row.
    func didShow(lastVisible: Int, visibleRows: Int)
    func didMoveCursor(to index: Int)
}

/// Defaults for a list that is completely in memory: nothing to load, and rows keep their numbers.
extension ListBrowser {
    package func lastingRow(of index: Int) -> Int { index }

    package func didShow(lastVisible: Int, visibleRows: Int) {}

    package var placements: Int { 0 }
}

extension ListBrowser {
    /// The place for a later session: the item under the cursor, or the place that the cursor should go to.
    package func place(ofRow index: Int) -> ListPlace {
        wanted ?? ListPlace(item: itemName(atRow: index), row: lastingRow(of: index))
    }
}

/// A list that begins at its first row in each session.
package protocol FixedListBrowser: ListBrowser {}

extension FixedListBrowser {
    package func restoreCursor(to place: ListPlace) {}

    package var wanted: ListPlace? { nil }
}

/// Where a cursor should go as soon as its list is loaded that far.
package struct ListPlace: Equatable, Sendable {
    /// The text of the item's id, as this or an earlier version writes it; nil for none.
    package let item: String?
    /// The row to go to if the list turns out not to have the item.
    package let row: Int

    package init(item: String?, row: Int) {
        self.item = item
        self.row = row
    }
}

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

/// Where a cursor is to be as soon as its list has that.
package struct ListPlace: Equatable, Sendable {
    /// The item by the text of its id, as this version writes it or an earlier one did; nil for none.
    package let item: String?
    /// The row for when the list turns out not to have the item.
    package let row: Int

    package init(item: String?, row: Int) {
        self.item = item
        self.row = row
    }
}

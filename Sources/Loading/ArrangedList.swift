/// A list that is here whole, in the order and with the filter of the moment, and the item that the cursor is on. A
/// value: its presenter says when something has happened.
package struct ArrangedList<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The items in sight or within reach, in order.
    package var items: [Item] = []
    /// Where the cursor is.
    package private(set) var row = 0
    /// The item on that row; nil for none.
    private var id: Item.ID?
    /// The name of the item that the cursor goes to as soon as it is there.
    private var wanted: String?

    package init() {}

    /// Nil where there is no such row.
    package func item(at row: Int) -> Item? {
        items.indices.contains(row) ? items[row] : nil
    }

    /// The item under the cursor; nil for none.
    package var current: Item? {
        id == nil ? nil : item(at: row)
    }

    package mutating func moveCursor(to row: Int) {
        guard let item = item(at: row) else { return }
        wanted = nil
        (self.row, id) = (row, item.id)
    }

    /// Goes to an item once it is there, and until then to its row.
    ///
    /// - Parameter item: the description of its id.
    package mutating func restoreCursor(to item: String?, row: Int) {
        (wanted, self.row, id) = (item, row, nil)
    }

    /// The cursor goes to an item that is about to come.
    package mutating func want(_ id: Item.ID) {
        wanted = "\(id)"
    }

    /// Goes with its item wherever another order or filter has it, else to what stands in its place.
    package mutating func settleCursor() {
        if let found = items.firstIndex(where: { "\($0.id)" == wanted }) {
            (row, wanted) = (found, nil)
        } else if let found = items.firstIndex(where: { $0.id == id }) {
            row = found
        } else {
            row = max(0, min(row, items.count - 1))
        }
        id = item(at: row)?.id
    }
}

package import Entities

/// A list that is here whole, in the order and with the filter of the moment, and the item that the cursor is on. A
/// value: its presenter says when something has happened.
package struct ArrangedList<Item: Identifiable & Sendable>: Sendable where Item.ID: StableID {
    /// The items in sight or within reach, in order.
    package var items: [Item] = []
    /// Where the cursor is.
    package private(set) var row = 0
    /// The item on that row; nil for none.
    private var id: Item.ID?
    /// Where the cursor was in an earlier session; nil once it is there, or has gone elsewhere.
    package private(set) var wanted: ListPlace?
    /// The item that the cursor goes to as soon as it is there.
    private var expected: Item.ID?

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
        (wanted, expected) = (nil, nil)
        (self.row, id) = (row, item.id)
    }

    /// Goes to an item as soon as the list has it; where the list turns out not to have it, to its row.
    package mutating func restoreCursor(to place: ListPlace) {
        (wanted, row, id) = (place, place.row, nil)
    }

    /// The cursor goes to an item that is about to come.
    package mutating func expect(_ id: Item.ID) {
        expected = id
    }

    /// Goes with its item wherever another order or filter has it, else to what stands in its place.
    ///
    /// - Parameter isWhole: whether the items are all that there are. Else what is wanted stays so.
    package mutating func settleCursor(isWhole: Bool = true) {
        if let expected, let found = index(where: { $0.id == expected }) {
            (row, self.expected, wanted) = (found, nil, nil)
        } else if let text = wanted?.item, let found = index(where: { $0.id.isNamed(text) }) {
            (row, self.wanted) = (found, nil)
        } else if let id, let found = index(where: { $0.id == id }) {
            row = found
        } else {
            row = max(0, min(wanted?.row ?? row, items.count - 1))
        }
        if isWhole { wanted = nil }
        id = item(at: row)?.id
    }

    private func index(where isWanted: (Item) -> Bool) -> Int? {
        items.firstIndex(where: isWanted)
    }
}

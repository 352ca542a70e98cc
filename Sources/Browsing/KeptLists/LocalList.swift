package import Entities

/// A list that is completely in memory, sorted and filtered, and the item under its cursor. A value: its presenter
/// tells it what has happened.
package struct LocalList<Item: Identifiable & Sendable>: Sendable where Item.ID: StableID {
    /// The items that the filter lets through, in order.
    package var items: Arranged<Item> = [] {
        didSet {
            // Most often only order or filter has changed: then the cursor's item is found by its place, without a look at the others.
            if id != nil, known == nil { known = (row, oldValue) }
        }
    }
    /// Where the cursor is.
    package private(set) var row = 0
    /// The item on that row; nil for none.
    private var id: Item.ID?
    /// Where the cursor was in an earlier session; nil once it is there, or was moved.
    package private(set) var wanted: ListPlace?
    /// The cursor's row among the items before these; nil once the cursor is settled.
    private var known: (row: Int, items: Arranged<Item>)?
    /// The item that the cursor goes to as soon as the list has it.
    private var expected: Item.ID?

    package init() {}

    /// Nil where there is no such row.
    package func item(at row: Int) -> Item? {
        row >= 0 && row < items.count ? items[row] : nil
    }

    /// The item under the cursor; nil for none.
    package var current: Item? {
        id == nil ? nil : item(at: row)
    }

    package mutating func moveCursor(to row: Int) {
        guard let item = item(at: row) else { return }
        (wanted, expected, known) = (nil, nil, nil)
        (self.row, id) = (row, item.id)
    }

    /// Moves the cursor to an item as soon as the list has it, or to its row if the list turns out not to have it.
    package mutating func restoreCursor(to place: ListPlace) {
        (wanted, row, id, known) = (place, place.row, nil, nil)
    }

    /// Moves the cursor to an item that will be in the list soon.
    package mutating func expect(_ id: Item.ID) {
        expected = id
    }

    /// The cursor follows its item to its new row; if the item is gone, it goes to what stands in its place.
    ///
    /// - Parameter isWhole: whether all items are there. If not, the wanted place stays wanted.
    /// - Returns: whether it has gone to a place that it was sent to.
    @discardableResult
    package mutating func settleCursor(isWhole: Bool = true) -> Bool {
        let (wasWanted, wasExpected) = (wanted != nil, expected != nil)
        if let expected, let found = index(where: { $0.id == expected }) {
            (row, self.expected, wanted) = (found, nil, nil)
        } else if let wanted, let found = row(of: wanted) {
            (row, self.wanted) = (found, nil)
        } else if let found = rowOfCurrent {
            row = found
        } else {
            row = max(0, min(wanted?.row ?? row, items.count - 1))
        }
        if isWhole { wanted = nil }
        id = item(at: row)?.id
        known = nil
        return wasWanted && wanted == nil || wasExpected && expected == nil
    }

    /// Nil where its item is not there.
    private func row(of wanted: ListPlace) -> Int? {
        guard let name = wanted.item else { return nil }
        // Most often the list is as it was.
        if item(at: wanted.row)?.id.isNamed(name) == true { return wanted.row }
        return index { $0.id.isNamed(name) }
    }

    /// Nil where it is gone.
    private var rowOfCurrent: Int? {
        guard let id else { return nil }
        let place = known.map { items.place(ofItemAt: $0.row, in: $0.items) } ?? .unknown
        return switch place {
        case .at(let row): row
        case .none: nil
        // Most often others have changed, and it is where it was.
        case .unknown: item(at: row)?.id == id ? row : index { $0.id == id }
        }
    }

    private func index(where isWanted: (Item) -> Bool) -> Int? {
        items.firstIndex(where: isWanted)
    }
}

package import Entities

/// The item under the cursor of a paged list, through all changes of the list. A value: its presenter tells it what has
/// happened.
package struct PagedListCursor<Item: Identifiable & Sendable>: Sendable where Item.ID: StableID {
    package private(set) var row = 0
    /// The item on that row; nil while it is not loaded, and if there is none any more.
    package private(set) var id: Item.ID?

    /// Where it was in an earlier session; nil once it is there, or was moved.
    package private(set) var wanted: ListPlace?

    package init() {}

    /// Moves the cursor to an item as soon as the list has it, or to its row if the list turns out not to have it.
    package mutating func restore(_ place: ListPlace) {
        wanted = place
    }

    package mutating func move(to row: Int, in list: PagedList<Item>) {
        guard (0..<list.count).contains(row) else { return }
        wanted = nil
        self.row = row
        id = list.item(at: row)?.id
    }

    /// The cursor follows its item to its row in a refreshed list. An item that the list does not have may be on a page
    /// that is still to come; when all pages are there, the cursor goes to what stands in its place.
    ///
    /// - Parameters:
    ///   - isLoading: whether more is coming.
    ///   - hasFailed: whether loading more has failed. The wanted place stays wanted then.
    package mutating func settle(in list: PagedList<Item>, isLoading: Bool, hasFailed: Bool = false) {
        if let wanted { settle(wanted, in: list, isLoading: isLoading, hasFailed: hasFailed) }
        if wanted != nil, isLoading { return }
        if let id, let row = list.index(of: id) {
            self.row = row
        } else if isAway(in: list) {
            return
        } else if id == nil || !isLoading {
            row = max(0, min(row, list.count - 1))
            id = list.item(at: row)?.id
        }
    }

    /// Whether the page of its row was evicted: the item will likely come back with it.
    private func isAway(in list: PagedList<Item>) -> Bool {
        row < list.count && list.item(at: row) == nil
    }

    private mutating func settle(_ wanted: ListPlace, in list: PagedList<Item>, isLoading: Bool, hasFailed: Bool) {
        if let row = wanted.item.flatMap({ text in list.index { $0.id.isNamed(text) } }) {
            move(to: row, in: list)
        } else if hasFailed {
            // The nearest possible row, where the list shows why it does not go on.
            if id == nil { row = wanted.row }
        } else if !isLoading {
            self.wanted = nil
            move(to: min(wanted.row, list.count - 1), in: list)
        }
    }
}

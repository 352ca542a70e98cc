/// The item under the cursor of a paged list, over all that happens to the list. A value: its presenter says
/// when something has happened.
package struct PagedListCursor<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    package private(set) var row = 0
    /// The item on that row; nil before the first has come, and when there is none any more.
    package private(set) var id: Item.ID?

    package init() {}

    package mutating func move(to row: Int, in list: PagedList<Item>) {
        guard list.items.indices.contains(row) else { return }
        self.row = row
        id = list.items[row].id
    }

    /// Goes with its item wherever a refreshed list has it. Where the list has no such item, it may be on a page
    /// that is still to come; only then does the cursor go to what stands in its place.
    package mutating func settle(in list: PagedList<Item>, isLoading: Bool) {
        if let id, let row = list.index(of: id) {
            self.row = row
        } else if id == nil || !isLoading {
            row = max(0, min(row, list.items.count - 1))
            id = list.items.isEmpty ? nil : list.items[row].id
        }
    }
}

import Browsing

extension PagedList {
    /// The ids of the items in memory, in the order of their rows.
    var ids: [Item.ID] { (0..<count).compactMap { item(at: $0)?.id } }
}

import Entities

/// The file's content in memory, at one moment.
struct LibrarySnapshot: Hashable, Sendable {
    private(set) var stored: [LibrarySubject: StoredItem] = [:]
    /// How many rows of a damaged file are missing in it; nil if that is unknown.
    var missing: Int? = 0

    subscript(subject: LibrarySubject) -> StoredItem? {
        get { stored[subject] }
        set { stored[subject] = newValue }
    }

    /// Latest first; within the same second, the one stored last comes first.
    var items: [LibraryItem] {
        stored.values.filter(\.isListed)
            .sorted { ($0.item.added, $0.row) > ($1.item.added, $1.row) }
            .map(\.item)
    }

    mutating func insert(_ item: StoredItem) {
        stored[item.item.id] = item
    }
}

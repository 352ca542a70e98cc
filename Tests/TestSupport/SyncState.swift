package import Sync

/// All that is merged, in memory. A machine keeps it in its library, entry by entry; this is the whole at once.
package struct SyncState: Hashable, Sendable {
    package private(set) var entries: [EntryID: SyncedEntry] = [:]
    /// What this version does not understand.
    package private(set) var unknown: Set<Delta> = []
    package private(set) var vector = VersionVector()

    package init() {}

    package init(_ content: SyncContent) {
        merge(content)
    }

    package subscript(entry: EntryID) -> SyncedEntry { entries[entry] ?? SyncedEntry() }

    package mutating func merge(_ content: SyncContent) {
        for (entry, deltas) in Dictionary(grouping: Array(content.deltas), by: \.entry) {
            guard let entry else {
                unknown.formUnion(deltas)
                continue
            }
            entries[entry, default: SyncedEntry()].merge(deltas)
        }
        if let vector = content.vector { self.vector.merge(vector) }
    }

    package mutating func merge(_ other: SyncState) {
        merge(other.content)
    }

    /// What makes this state of nothing. Equal states have equal bytes.
    package var content: SyncContent {
        let known = entries.sorted { $0.key < $1.key }.flatMap { $0.value.deltas(of: $0.key) }
        return SyncContent(
            deltas: known + unknown.sorted { $0.cell.lexicographicallyPrecedes($1.cell) }, vector: vector)
    }
}

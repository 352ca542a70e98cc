/// All that is stored of an item: what a delete, or the removal of its note, takes away, and what undoing it brings
/// back.
package struct LibraryRecord: Hashable, Sendable {
    package let item: LibraryItem
    /// The revisions of its note that are still stored, the current one included; oldest first.
    package let revisions: [Note]

    package init(item: LibraryItem, revisions: [Note]) {
        self.item = item
        self.revisions = revisions
    }
}

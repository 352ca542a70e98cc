/// All that is stored of an item: what leaves with a delete, or with the removal of its note, and comes back with its
/// undoing.
package struct LibraryRecord: Hashable, Sendable {
    package let item: LibraryItem
    /// The texts that its note has had, as far as they are kept, the current one included; oldest first.
    package let revisions: [Note]

    package init(item: LibraryItem, revisions: [Note]) {
        self.item = item
        self.revisions = revisions
    }
}

/// All that is stored of an item: what a delete, or the removal of its note, takes away, and what undoing it brings
/// back.
package struct LibraryRecord: Hashable, Sendable {
    @Boxed package private(set) var item: LibraryItem
    /// The revisions of its note that are still stored, the current one included; oldest first.
    package let revisions: [Note]

    package init(item: LibraryItem, revisions: [Note]) {
        _item = Boxed(wrappedValue: item)
        self.revisions = revisions
    }
}

package import Entities

/// A change on its way to the shelf.
package struct OutgoingChange: Hashable, Sendable {
    package let id: ShelfChange.ID
    package let kind: ShelfChange.Kind
    package let book: ShelfBook
    /// The id of the request, the same each time that it is sent.
    package let request: String
    /// Nil for what is added.
    package let known: KnownShelfBook?
}

package import Entities

/// A book in the shelf's list.
package struct ListedShelfBook: Hashable, Sendable {
    /// The service's.
    package let id: String
    package let tag: String?
    package let book: ShelfBook

    package init(id: String, tag: String? = nil, book: ShelfBook) {
        self.id = id
        self.tag = tag
        self.book = book
    }
}

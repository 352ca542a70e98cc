package import Entities

/// A book that the shelf is known to have.
package struct KnownShelfBook: Hashable, Sendable {
    package let subject: LibrarySubject
    /// The service's.
    package var id: String
    /// The entity tag of its latest answer about the book; nil if it sends none.
    package var tag: String?
    /// As the service had it, and as it was here, when both were last brought together.
    var theirs: ShelfBook
    var ours: ShelfBook

    /// A book of here as the service is sent it: what was not changed here is as the service has it.
    func sent(_ book: ShelfBook) -> ShelfBook { theirs.taking(book, changedFrom: ours) }
}

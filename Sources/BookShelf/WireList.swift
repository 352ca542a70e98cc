import FoundationEssentials
import HTTP
import LibraryStore

/// The list of all books.
struct WireList {
    let books: [ListedShelfBook]
    /// Whether each element of it could be read.
    let isComplete: Bool

    /// Nil for what is no list.
    init?(_ body: Data) {
        guard let list = JSONBody.read(body, as: LossyList<WireBook>.self) else { return nil }
        books = list.elements.compactMap { $0.listed() }
        isComplete = books.count == list.sentCount && Set(books.map(\.id)).count == books.count
    }
}

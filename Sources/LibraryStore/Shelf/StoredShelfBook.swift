import Entities

/// A book of a shelf as it is stored, in JSON.
struct StoredShelfBook: Codable {
    var title: String
    var author: String
    var isbn: String?
    var pages: Int?
    var released: String?

    static func text(of book: ShelfBook) -> String {
        let stored = StoredShelfBook(
            title: book.title, author: book.author, isbn: book.isbn, pages: book.pages,
            released: book.released?.iso8601)
        return StoredJSON.text(of: stored)
    }

    /// Nil for what is no such text.
    static func book(in text: String) -> ShelfBook? {
        guard let stored = StoredJSON.value(Self.self, in: text) else { return nil }
        return ShelfBook(
            title: stored.title, author: stored.author, isbn: stored.isbn, pages: stored.pages,
            released: stored.released.flatMap { CalendarDate(iso8601: $0) })
    }
}

import Entities

/// A book as the service is sent it: all fields, with null for what is not known, so that an edit can take away.
struct SentBook: Encodable {
    let book: ShelfBook

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireBook.CodingKeys.self)
        try fields.encode(book.isbn, forKey: .isbn)
        try fields.encode(book.title, forKey: .title)
        try fields.encode(book.author, forKey: .author)
        try fields.encode(book.pages, forKey: .pages)
        try fields.encode(book.released?.iso8601, forKey: .released)
    }
}

import Entities

extension ShelfBook {
    static let mine = ShelfBook(
        title: "Emma", author: "Jane Austen", isbn: "0306406152", pages: 474, released: CalendarDate(year: 1815))
    static let theirs = ShelfBook(title: "Emma, annotated", author: "Jane Austen", pages: 500)
}

extension ShelfChange {
    static func sample(
        _ id: Int, _ kind: Kind = .edited, _ state: State = .waiting, book: ShelfBook = .mine
    ) -> ShelfChange {
        ShelfChange(
            id: id, subject: .book(BookID(source: .ownBooks, key: "\(id)")), kind: kind, book: book, state: state)
    }

    /// One of each state.
    static let all = [
        sample(1, .added), sample(2, .edited, .refused(status: 422, reason: "Pages is not a number")),
        sample(3, .edited, .conflicting(theirs: .theirs)), sample(4, .deleted, .conflicting(theirs: .theirs)),
        sample(5, .edited, .conflicting(theirs: nil)), sample(6, .deleted, .refused(status: 409, reason: "")),
    ]
}

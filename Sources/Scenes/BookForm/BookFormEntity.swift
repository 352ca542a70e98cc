import Entities

/// What others have made of the book while it was being written: the reader has changed the same fields, and is asked whose count.
struct BookConflict {
    let theirs: ShelfBook
    let fields: BookFields

    init(_ theirs: ShelfBook) {
        self.theirs = theirs
        fields = BookFields(theirs)
    }
}

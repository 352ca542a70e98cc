import Entities

/// What the reader is asked before something of a book is lost.
enum BookFormQuestion {
    case discard
    /// Others have made it this book meanwhile.
    case overwrite(BookFields, ShelfBook)
}

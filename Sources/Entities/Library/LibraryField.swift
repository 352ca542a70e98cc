/// The field of an item that was refused.
package enum LibraryField: Hashable, Sendable {
    case title
    case subtitle
    /// The names that an artist or an album goes by.
    case name
    case date
    case note
    case isbn
    case pages
    case rating
    /// How far the reader of a book is with it.
    case readingState
    /// A word that an event is marked with.
    case tag
}

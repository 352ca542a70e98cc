/// Why a row is left out.
package enum ImportProblem: Error, Hashable {
    /// A quotation mark that is never closed, or text after one that was.
    case brokenQuotes
    /// It is neither UTF-8 nor what the service has written before, or has a NUL.
    case notText
    case wrongFieldCount(found: Int, expected: Int)
    /// By the name of the column or the field.
    case missing(field: String)
    case malformed(field: String)
    case tooLong(field: String, limitInBytes: Int)
    /// An item that does not have the form that the others have.
    case notAnItem
    /// It is neither a film nor a book, but what the file calls this: `episode`, `game`.
    case otherKind(name: String)
    /// A list of things that is called nothing in the file: one problem for the whole list. Where its rows say more than that they
    /// are on it, as IMDb's do of ratings, that is taken in, and each of the others has this problem too.
    case namelessList
    /// What was played, with times to the minute, by which one play cannot be told from another. One problem for the whole file.
    case playsToTheMinute
    /// A part of a zip that cannot be read, or whose columns are not known. One problem for the whole part.
    case unreadablePart
    /// An item in an export of this program is neither a favourite nor on the reading list, nor has it a note.
    case nothingToKeep
    case refused(LibraryFailure)
}

import Entities

/// Why an item of a file cannot be imported.
enum ItemProblem: Error, Equatable {
    case notAnItem
    case missing(String)
    case malformed(String)
    case unknownKind(String)
    /// Neither a favourite nor something with a note.
    case nothingToKeep
    case refused(LibraryFailure)
}

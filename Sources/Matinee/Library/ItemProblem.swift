import Entities

/// Why an item of a file cannot be imported.
enum ItemProblem: Error, Equatable {
    case notAnItem
    case missing(String)
    case malformed(String)
    case unknownKind(String)
    /// It is neither a favourite nor has it a note.
    case nothingToKeep
    case refused(LibraryFailure)
}

package import Entities

/// Why an item of a file cannot be imported.
package enum ItemProblem: Error, Equatable {
    case notAnItem
    /// By its name.
    case missing(field: String)
    case malformed(field: String)
    /// It is neither a favourite nor on the reading list, nor has it a note.
    case nothingToKeep
    case refused(LibraryFailure)
}

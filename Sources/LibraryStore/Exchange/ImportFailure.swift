/// Why a file cannot be imported at all.
package enum ImportFailure: Error, Equatable {
    /// It is not in a format that export writes.
    case unreadable
    /// A later version has written it in a new format.
    case laterForm(found: Int, known: Int)
}

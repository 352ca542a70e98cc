/// Why the library could not be opened, or did not do what it was asked. The sentences for people are made in
/// `Wording`. Whatever the cause, the file is left as it is: the user hears what was not stored, and what is stored is
/// not touched.
package enum LibraryFailure: Error, Hashable, Sendable {
    /// The file is truncated, overwritten, or has broken pages. Data that this version merely does not understand are
    /// no damage.
    case damaged(path: String)
    /// It is a database that is marked as a library, but does not have its tables.
    case unknownForm(path: String)
    /// An earlier version has written it, and it cannot be brought to this one: a row has no place there, since the entry
    /// that it belongs to is not there, or what it says breaks a constraint.
    case misfit(path: String, table: String, entry: Int)
    /// It is a database of another program.
    case notALibrary(path: String)
    /// A later version of Matinee has written it, in a format that this one does not know.
    case newerVersion(path: String, found: Int, known: Int)
    /// The file, its folder or its disk may not be written.
    case readOnly(path: String)
    case diskFull(path: String)
    /// Another process has locked it for longer than this one waits.
    case busy(path: String)
    /// The file cannot be reached: no access to a folder, or something else stands in its place.
    case cannotOpen(path: String)
    /// The disk failed.
    case inputOutput(path: String)
    /// Any other refusal of the database.
    ///
    /// - Parameter code: SQLite's extended result code.
    case database(path: String, code: Int)
    /// Neither XDG_DATA_HOME nor HOME says where a person's data are.
    case noFolder

    case emptyText(LibraryField)
    case tooLong(LibraryField, limitInBytes: Int)
    /// A number that does not say anything: see `Standing`.
    case outOfRange(LibraryField)
    /// It is not in the library, or no longer.
    case notFound
}

/// Why the library could not be opened, or did not do what it was asked. The sentences for people are made in
/// `Wording`. Whatever the cause, the file is left as it is: what has not been stored is said, what has been stored
/// is not touched.
package enum LibraryFailure: Error, Hashable, Sendable {
    /// The file has lost its form: truncated, overwritten, or with broken pages. Never said of what is merely not
    /// understood.
    case damaged(path: String)
    /// It is a database and says that it is a library, but has not the tables of one.
    case unknownForm(path: String)
    /// It is a database, but of some other program.
    case notALibrary(path: String)
    /// A later Matinee has written it, in a form that this one does not know.
    case newerVersion(path: String, found: Int, known: Int)
    /// The file, its folder or its disk may not be written.
    case readOnly(path: String)
    case diskFull(path: String)
    /// Another process holds it, longer than one waits.
    case busy(path: String)
    /// There is no way to the file: a folder that may not be entered, or something else in its place.
    case cannotOpen(path: String)
    /// The disk failed.
    case inputOutput(path: String)
    /// The database refused for a reason of its own.
    ///
    /// - Parameter code: SQLite's extended result code.
    case database(path: String, code: Int)
    /// Neither XDG_DATA_HOME nor HOME says where a person's data are.
    case noFolder

    case emptyText(LibraryField)
    case tooLong(LibraryField, limitInBytes: Int)
    /// It is not in the library, or no longer.
    case notFound
}

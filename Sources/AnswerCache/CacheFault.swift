import SQLite

/// Why the store's file cannot be used.
enum CacheFault: Error, Hashable {
    case database(SQLiteFailure)
    /// Of another version of the program, or of another program.
    case otherVersion
    /// The folder cannot be made.
    case noFolder
    /// It cannot be used as it is, and another process has it open: nobody may rebuild it now.
    case inUse
}

import Storage

/// Why the store's file cannot be used.
enum CacheFault: Error, Hashable {
    case database(SQLiteFailure)
    /// It belongs to another version of the program, or to another program.
    case otherVersion
    /// The folder cannot be made.
    case noFolder
    /// It is unusable, but cannot be rebuilt now, since another process has it open.
    case inUse
}

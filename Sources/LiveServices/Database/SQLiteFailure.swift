import CSQLite

/// Why the database did not do what it was asked. It holds no text, and nothing of what was stored.
struct SQLiteFailure: Error, Hashable {
    enum Kind: Hashable {
        /// The file is not a database, or damaged.
        case damaged
        /// Another process holds it, longer than one waits.
        case busy
        case diskFull
        case readOnly
        case cannotOpen
        case inputOutput
        /// A rule of the schema forbids it.
        case constraint
        case other
    }

    /// SQLite's extended result code.
    let code: Int32

    var kind: Kind {
        switch code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_FULL: .diskFull
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
        case SQLITE_CANTOPEN: .cannotOpen
        case SQLITE_IOERR: .inputOutput
        case SQLITE_CONSTRAINT: .constraint
        default: .other
        }
    }
}

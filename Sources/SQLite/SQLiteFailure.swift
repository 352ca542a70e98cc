import CSQLite
import Glibc

/// Why the database did not do what it was asked. It holds no text, and nothing of what was stored.
package struct SQLiteFailure: Error, Hashable {
    package enum Kind: Hashable {
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
    package let code: Int32
    /// `errno` of the call that failed, where a call of the system's was the cause; else of no meaning.
    package let systemError: Int32

    package init(code: Int32, systemError: Int32 = 0) {
        self.code = code
        self.systemError = systemError
    }

    package var kind: Kind {
        switch code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_FULL: .diskFull
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
        case SQLITE_CANTOPEN: outOfSpace ? .diskFull : .cannotOpen
        case SQLITE_IOERR where systemError == EROFS: .readOnly
        case SQLITE_IOERR: outOfSpace ? .diskFull : .inputOutput
        case SQLITE_CONSTRAINT: .constraint
        default: .other
        }
    }

    /// A quota and a limit on the size of files come out as failures of input and output, of which SQLite has often
    /// forgotten the cause: a write that fails for another reason than the disk's own has found no room.
    private var outOfSpace: Bool {
        [ENOSPC, EDQUOT, EFBIG].contains(systemError) || (code == writeFailure && systemError != EIO)
    }

    /// `SQLITE_IOERR_WRITE`, which is a macro.
    private var writeFailure: Int32 { SQLITE_IOERR | 3 << 8 }
}

import CSQLite
import Glibc

/// Why the database failed. It holds no text, and no stored data.
package struct SQLiteFailure: Error, Hashable {
    package enum Kind: Hashable {
        /// The file is not a database, or damaged.
        case damaged
        /// Another process has locked it for longer than this one waits.
        case busy
        case diskFull
        case readOnly
        case cannotOpen
        case inputOutput
        /// It breaks a constraint of the schema.
        case constraint
        case other
    }

    /// SQLite's extended result code.
    package let code: Int32
    /// `errno` of the system call that failed; meaningless if the cause was not a system call.
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

    /// SQLite reports an exceeded quota or file size limit as an I/O error, often without its cause. So a failed write
    /// counts as a lack of space, unless the cause is an error of the disk.
    private var outOfSpace: Bool {
        [ENOSPC, EDQUOT, EFBIG].contains(systemError) || (code == writeFailure && systemError != EIO)
    }

    /// `SQLITE_IOERR_WRITE`, which is a macro.
    private var writeFailure: Int32 { SQLITE_IOERR | 3 << 8 }
}

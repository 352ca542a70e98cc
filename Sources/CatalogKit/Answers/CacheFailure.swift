import Storage

/// Why a store's file could not be looked at, or not be emptied.
package enum CacheFailure: Error, Hashable, Sendable {
    /// The file is not a database, or damaged. It is replaced when it is cleared, unless another process has it open.
    case damaged
    /// The file belongs to another version of the program, or to another program. The same holds for it.
    case otherVersion
    /// Another process has locked it for longer than this one waits.
    case locked
    case diskFull
    case readOnly
    /// What stands where a folder should be is none.
    case notAFolder(path: String)
    case cannotOpen
    /// The disk reports an error.
    case inputOutput
}

extension CacheFailure {
    init(_ fault: CacheFault) {
        self =
            switch fault {
            case .database(let failure):
                switch failure.kind {
                case .damaged: .damaged
                case .busy: .locked
                case .diskFull: .diskFull
                case .readOnly: .readOnly
                case .cannotOpen: .cannotOpen
                case .inputOutput, .constraint, .other: .inputOutput
                }
            case .otherVersion: .otherVersion
            case .noFolder: .cannotOpen
            case .inUse: .locked
            }
    }
}

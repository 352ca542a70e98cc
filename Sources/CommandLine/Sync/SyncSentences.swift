import Entities
import SyncFolder

extension SyncFailure {
    var exitStatus: Int32 {
        switch self {
        case .library(let failure): LaunchError.library(failure).exitStatus
        case .laterFormat: 4
        case .folder, .notASyncFolder: 5
        case .notEmpty, .noSuchMachine, .notSetUp: 2
        }
    }

    /// What is wrong, where, and what to do about it.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    func sentence(_ printable: (String) -> String) -> String {
        switch self {
        case .library(let failure): failure.sentence(printable)
        case .folder(let failure): "\(failure.finding(printable)); your changes are kept, and sent next time"
        case .notASyncFolder(let path):
            "\(printable(path)) is not there, or is no folder of 'matinee sync init'; if its disk is there and it was "
                + "emptied, say that again: nothing is lost"
        case .laterFormat(let path, let found, let known):
            "\(printable(path)) is from a newer Matinee (format version \(found), known: \(known)); use that one"
        case .notEmpty(let path): "\(printable(path)) has other files in it; name an empty or a new folder"
        case .noSuchMachine(let name):
            "no other machine is called \(printable(name)); 'matinee sync status' names them"
        case .notSetUp: "this library is not shared yet: matinee sync init FOLDER"
        }
    }
}

extension FolderFailure {
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    fileprivate func finding(_ printable: (String) -> String) -> String {
        switch self {
        case .noHome: "there is no place for the program's state; set HOME, or XDG_STATE_HOME to an absolute path"
        case .notAFolder(let path): "\(printable(path)) is not a folder"
        case .notWritable(let path): "\(printable(path)) may not be written or read"
        case .diskFull(let path): "the disk of \(printable(path)) is full"
        case .inputOutput(let path): "the disk of \(printable(path)) is failing"
        case .unusable(let path): "\(printable(path)) cannot be used"
        }
    }
}

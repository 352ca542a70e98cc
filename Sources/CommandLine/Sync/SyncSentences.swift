import Entities
import Sealing
import SyncFolder

extension SyncFailure {
    var exitStatus: Int32 {
        switch self {
        case .library(let failure): LaunchError.library(failure).exitStatus
        case .laterFormat: 4
        case .folder, .notASyncFolder, .formatMissing, .sealing: 5
        case .notEmpty, .notSetUp, .keyMissing, .otherKey, .notEncrypted: 2
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
        case .formatMissing(let path):
            "format.json has not come to \(printable(path)) yet, and other files have; wait for it, and try again"
        case .notEmpty(let path): "\(printable(path)) has other files in it; name an empty or a new folder"
        case .keyMissing(let path, let key):
            "\(printable(path)) is encrypted with key \(key.short); say 'matinee sync init' of it again, and give the "
                + "words of that key"
        case .otherKey(let path, let key, let known):
            "\(printable(path)) is encrypted with key \(key.short), and the words that were given here are those of key "
                + "\(known.short); say 'matinee sync init' of it again, and give the words of \(key.short)"
        case .notEncrypted(let path):
            "\(printable(path)) is not encrypted; name a new folder, or say 'matinee sync leave' first to share it "
                + "without encryption"
        case .sealing(.noLibrary(let name)):
            "\(name) is not installed, which encrypts (Debian: libsodium23); install it, and try again"
        case .notSetUp: "this library is not shared yet: matinee sync init FOLDER"
        }
    }
}

extension SealingKey {
    /// - Parameter id: nil where it is not known.
    static func question(of id: SealingKeyID?) -> String {
        "the \(wordCount) words of \(id.map { "key \($0.short)" } ?? "the key"), which are not shown: "
    }
}

/// None of them says what was typed: it may be a key all the same.
extension SealingKey.WordsFailure {
    var sentence: String {
        switch self {
        case .count(let count): "a key has \(SealingKey.wordCount) words, and there are \(count)"
        case .unknown(let number): "word \(number) of the key is none that there is; look at it again"
        case .checksum: "one of the words of the key is another one, or in another place; look at them again"
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

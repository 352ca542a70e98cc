import Entities
import FoundationEssentials
import Glibc
import Storage

/// The file of one draft. The process that writes the draft holds a lock on it, which ends with the process. So an
/// abandoned draft differs from one that is open in another window.
struct DraftFile {
    static let ending = ".draft"
    private static let unfinished = ".new"

    let folder: String
    let id: Draft.ID

    init(folder: String, id: Draft.ID) {
        self.folder = folder
        self.id = id
    }

    /// - Parameter name: the file's name. The result is nil if it is not the name of a draft.
    init?(folder: String, name: String) {
        guard name.hasSuffix(Self.ending), name.count > Self.ending.count else { return nil }
        self.init(folder: folder, id: Draft.ID(rawValue: String(name.dropLast(Self.ending.count))))
    }

    private var path: String { "\(folder)/\(id.rawValue)\(Self.ending)" }

    /// Replaces the file completely, or not at all.
    ///
    /// - Returns: the lock on it.
    func replace(with data: Data) throws(FolderFailure) -> FileLock {
        let new = path + Self.unfinished
        let descriptor = open(new, O_CREAT | O_TRUNC | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FolderFailure(errno, path: folder) }
        let lock = FileLock(descriptor)
        var cause = lock.take() ? DurableFile.put(Array(data), on: descriptor) : errno
        if cause == 0, rename(new, path) != 0 { cause = errno }
        guard cause == 0 else {
            unlink(new)
            throw FolderFailure(cause, path: folder)
        }
        return lock
    }

    func remove() {
        unlink(path)
    }

    /// Nil if it is gone, or another process is writing it.
    func lock() -> FileLock? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let lock = FileLock(descriptor)
        // Its writer may have replaced or removed the file meanwhile.
        guard lock.take(), lock.isOn(path) else { return nil }
        return lock
    }

    /// The whole content; nil if it cannot be read.
    func content() -> Data? {
        FileManager.default.contents(atPath: path)
    }

    /// Renames the file, so that it is not read again but can be looked at.
    func setAside() {
        var (aside, number) = (path + ".damaged", 1)
        while access(aside, F_OK) == 0 {
            number += 1
            aside = "\(path).damaged-\(number)"
        }
        rename(path, aside)
    }
}

import Entities
import Glibc
import LocalFiles
import SQLite

/// The store's place on disk: makes the folder and the file, opens it, and takes it away when it is of no use.
struct CacheFile {
    /// Which file a path led to, to find out when it has been deleted meanwhile.
    struct Identity: Equatable {
        let device: UInt
        let number: UInt
    }

    struct Opened {
        let database: AnswerDatabase
        let lock: FolderLock
        let identity: Identity
    }

    let folder: String
    let limits: CacheLimits

    var path: String { "\(folder)/cache.sqlite" }

    /// Nil where there is none.
    var identity: Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    }

    /// Opens the file, making it where it is missing.
    func open() throws(CacheFault) -> Opened {
        do throws(FolderFailure) { try PrivateFolder(folder).make() } catch { throw .noFolder }
        guard let lock = FolderLock(folder, isExclusive: false) else { throw .inUse }
        return try open(holding: lock)
    }

    /// Makes the file anew, unless another process uses it: then throws `.inUse`. It is only a cache.
    ///
    /// - Parameter useless: what is to go. Another process may have been faster: its new file stays.
    func rebuild(replacing useless: Identity?) throws(CacheFault) -> Opened {
        guard let lock = FolderLock(folder, isExclusive: true), !isLockedElsewhere else { throw .inUse }
        if identity == useless {
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
        }
        let opened = try open(holding: lock)
        lock.share()
        return opened
    }

    private func open(holding lock: FolderLock) throws(CacheFault) -> Opened {
        // SQLite would make it for everyone to read; what goes beside it gets the same rights as the file. Only a new
        // file is opened here: closing any other would drop the locks that SQLite holds on it.
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
        let database = try openDatabase()
        guard let identity else { throw .inUse }
        return Opened(database: database, lock: lock, identity: identity)
    }

    /// Where nothing can be written, be it the disk's rights or its last free byte, what is there can still be read.
    private func openDatabase() throws(CacheFault) -> AnswerDatabase {
        do throws(CacheFault) {
            return try AnswerDatabase(path: path, mode: .readWrite, limits: limits)
        } catch {
            guard case .database(let failure) = error,
                [.cannotOpen, .readOnly, .diskFull, .inputOutput].contains(failure.kind),
                let database = try? AnswerDatabase(path: path, mode: .immutable, limits: limits)
            else { throw error }
            return database
        }
    }

    /// Whether a program that knows nothing of our lock, the database's own shell for instance, is in the file.
    private var isLockedElsewhere: Bool {
        let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK
    }
}

import Entities
import Glibc
import Storage

/// The store's folder and file: makes them, opens the file, and removes it when it is unusable.
struct CacheFile {
    struct Opened {
        let database: AnswerDatabase
        let lock: FolderLock
        let identity: FileIdentity
    }

    let folder: String
    let limits: CacheLimits
    var name = "cache.sqlite"

    var path: String { "\(folder)/\(name)" }

    /// Nil where there is none.
    var identity: FileIdentity? { FileIdentity(of: path) }

    /// How long the file and its log are.
    var bytes: Int {
        [path, path + "-wal"].reduce(0) { sum, path in
            var status = stat()
            return stat(path, &status) == 0 ? sum + Int(status.st_size) : sum
        }
    }

    /// Opens the file; a missing one is made.
    func open() throws(CacheFault) -> Opened {
        do throws(FolderFailure) { try PrivateFolder(folder).make() } catch { throw .noFolder }
        guard let lock = FolderLock(folder, isExclusive: false) else { throw .inUse }
        return try open(holding: lock)
    }

    /// Replaces the file by a new, empty one, which is harmless for a cache. Throws `.inUse` if another process uses
    /// it.
    ///
    /// - Parameter useless: the file to replace. If another process has replaced it already, its new file stays.
    func rebuild(replacing useless: FileIdentity?) throws(CacheFault) -> Opened {
        guard let lock = FolderLock(folder, isExclusive: true), !isLockedElsewhere else { throw .inUse }
        if identity == useless {
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
        }
        let opened = try open(holding: lock)
        lock.share()
        return opened
    }

    private func open(holding lock: FolderLock) throws(CacheFault) -> Opened {
        // SQLite would make it readable for everyone; the files beside it get the same rights. Only a new file is
        // opened here, since closing an existing one would drop SQLite's locks on it.
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
        let database = try openDatabase()
        guard let identity else { throw .inUse }
        return Opened(database: database, lock: lock, identity: identity)
    }

    /// If nothing can be written, because of rights or a full disk, the file can still be read.
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

    /// Whether a program that does not use our lock, as SQLite's shell, has the file open.
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

import Entities
import Glibc
import Storage

/// A file of the library's folder as the file system sees it.
struct LibraryFile {
    let folder: String
    let path: String

    /// Nil if there is none, or it cannot be reached.
    var identity: FileIdentity? { FileIdentity(of: path) }

    /// In bytes, without its write-ahead log; 0 where there is none.
    var size: Int {
        status(path).map { Int($0.st_size) } ?? 0
    }

    /// Whether there may be changes in its write-ahead log.
    var hasWaitingChanges: Bool {
        status(path + "-wal").map { $0.st_size > 0 } ?? false
    }

    /// Whether there is something at its place.
    ///
    /// - Throws: `damaged` for an empty file, which SQLite would accept as new, for one that ends in the middle of a
    ///   page, which SQLite would fill with zeros, and for a write-ahead log without its file, which SQLite would write
    ///   into a new one; `cannotOpen` if it is not a file, or a file or broken link blocks the way to it.
    func exists() throws(LibraryFailure) -> Bool {
        // Checked first: another process that makes both files now makes the database before its log.
        let hasWaitingChanges = hasWaitingChanges
        errno = 0
        guard let status = status(path) else {
            guard errno == ENOENT, !isCutOff else { throw .cannotOpen(path: path) }
            guard !hasWaitingChanges else { throw .damaged(path: path) }
            return false
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .cannotOpen(path: path) }
        // With a write-ahead log, the rest of the last page may be there.
        guard status.st_size >= Self.smallestPage, hasWaitingChanges || status.st_size % Self.smallestPage == 0
        else { throw .damaged(path: path) }
        return true
    }

    /// Whether the deepest existing part of its path is a broken link.
    private var isCutOff: Bool {
        var place = path[...]
        while !place.isEmpty {
            var entry = stat()
            if lstat(String(place), &entry) == 0 { return status(String(place)) == nil }
            place = place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
        }
        return false
    }

    /// With those above it.
    func makeFolder() throws(LibraryFailure) {
        do throws(FolderFailure) {
            try PrivateFolder(folder).make()
        } catch {
            throw LibraryFailure(error, path: path)
        }
    }

    /// Makes a file under another name, lets `fill` write it, and moves it to its place unless something is there.
    func create(at place: String, _ fill: (_ draft: String) throws(LibraryFailure) -> Void) throws(LibraryFailure) {
        let draft = "\(place).new-\(String(UInt64.random(in: .min ... .max), radix: 36))"
        let descriptor = open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        close(descriptor)
        defer { for ending in ["", "-wal", "-shm", "-journal"] { unlink(draft + ending) } }
        try fill(draft)
        // Unlike a rename, a link never replaces another file. Not every file system has links.
        guard link(draft, place) != 0, errno != EEXIST else { return syncNames() }
        guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK].contains(errno), status(place) == nil, rename(draft, place) == 0
        else { throw failure(errno) }
        syncNames()
    }

    func remove(_ place: String) {
        unlink(place)
    }

    /// A free name: `library.sqlite.v1-backup`, `library.sqlite.v1-backup-2`.
    func backupPath(ofVersion version: Int) -> String {
        let first = "\(path).v\(version)-backup"
        guard status(first) != nil else { return first }
        var number = 2
        while status("\(first)-\(number)") != nil { number += 1 }
        return "\(first)-\(number)"
    }

    /// Tells watchers of the folder that a change is complete: SQLite's last step is in shared memory, which cannot be
    /// watched.
    func announceChange() {
        // The modification time: a change of the access time alone is not watched.
        let times = [timespec(tv_sec: 0, tv_nsec: Self.unchanged), timespec(tv_sec: 0, tv_nsec: Self.now)]
        utimensat(AT_FDCWD, path, times, 0)
    }

    /// In bytes. The page size of every database is a multiple of it.
    private static let smallestPage = 512

    /// `UTIME_NOW` and `UTIME_OMIT`, which are macros.
    private static let now = (1 << 30) - 1
    private static let unchanged = (1 << 30) - 2

    /// The file is there, whether that succeeds or not.
    private func syncNames() {
        try? DurableFile.syncNames(in: folder)
    }

    private func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private func failure(_ cause: Int32) -> LibraryFailure {
        LibraryFailure(FolderFailure(cause, path: folder), path: path)
    }
}

extension LibraryFailure {
    fileprivate init(_ failure: FolderFailure, path: String) {
        self =
            switch failure {
            case .noHome: .noFolder
            case .notWritable: .readOnly(path: path)
            case .diskFull: .diskFull(path: path)
            case .inputOutput: .inputOutput(path: path)
            case .notAFolder, .unusable: .cannotOpen(path: path)
            }
    }
}

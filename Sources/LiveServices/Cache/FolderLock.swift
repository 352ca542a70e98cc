import Glibc

/// A lock on a folder: shared while its file is in use, exclusive while the file is taken away and made anew. The
/// database's own locks do not help there: they cannot be had on a file that is not a database any more.
final class FolderLock {
    private let descriptor: Int32

    /// Nil where it cannot be had at once. A file system without such locks is no reason to do without the file, but
    /// nobody may then take it away.
    init?(_ folder: String, isExclusive: Bool) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let isRefused = flock(descriptor, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0
        guard !isRefused || (!isExclusive && errno != EWOULDBLOCK) else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Lets others use the file too.
    func share() {
        _ = flock(descriptor, LOCK_SH)
    }
}

import Glibc

/// A lock on a folder: shared while a file in it is used, exclusive while it is replaced. SQLite's own locks do not work for that, since a
/// damaged file cannot be locked by SQLite.
package final class FolderLock {
    private let descriptor: Int32

    /// Nil if the lock is not free. On a file system without locks the shared one succeeds, so that the file can be
    /// used, and the exclusive one fails.
    ///
    /// - Parameter patience: how long a lock is tried that somebody else has, in milliseconds.
    package init?(_ folder: String, isExclusive: Bool, patience: Int = 45) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let isRefused = !FileLock.lock(descriptor, isExclusive ? LOCK_EX : LOCK_SH, patience)
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
    package func share() {
        _ = flock(descriptor, LOCK_SH)
    }
}

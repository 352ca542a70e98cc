import Glibc

/// A lock on the store's folder: shared while the file is in use, exclusive while it is replaced. SQLite's own locks do
/// not work for that, since a damaged file cannot be locked by SQLite.
package final class FolderLock {
    private let descriptor: Int32

    /// Nil if the lock is not free. On a file system without locks the shared one succeeds, so that the store can be
    /// used, and the exclusive one fails.
    package init?(_ folder: String, isExclusive: Bool) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let isRefused = !Self.lock(descriptor, isExclusive ? LOCK_EX : LOCK_SH)
        guard !isRefused || (!isExclusive && errno != EWOULDBLOCK) else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// While a process starts a child, the child holds the lock too, until exec closes it. So a lock that is taken is
    /// tried a few times.
    private static func lock(_ descriptor: Int32, _ kind: Int32) -> Bool {
        for attempt in 0..<10 {
            if flock(descriptor, kind | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK, attempt < 9 else { return false }
            poll(nil, 0, 5)
        }
        return false
    }

    /// Lets others use the file too.
    package func share() {
        _ = flock(descriptor, LOCK_SH)
    }
}

import Glibc

/// A lock on a folder: shared while its file is in use, exclusive while the file is taken away and made anew. The
/// database's own locks do not help there: they cannot be had on a file that is not a database any more.
package final class FolderLock {
    private let descriptor: Int32

    /// Nil where it cannot be had at once. A file system without such locks is no reason to do without the file, but
    /// nobody may then take it away.
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

    /// A process that is just starting another shares its locks with it, for the moment until that one has begun:
    /// such a lock is worth a few attempts, one in use is not.
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

import Glibc

/// An open file, and the lock on it while it is there. Not inherited by what this process starts.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// - Parameter descriptor: belongs to the lock from now on.
    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// - Returns: false where somebody else has it, in this process too.
    package func take() -> Bool {
        // Not every file system has locks: there one writer is as good as none.
        flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    package func isOn(_ path: String) -> Bool {
        var (ours, theirs) = (stat(), stat())
        return fstat(descriptor, &ours) == 0 && stat(path, &theirs) == 0 && ours.st_ino == theirs.st_ino
            && ours.st_dev == theirs.st_dev
    }
}

import Glibc

/// An open file and its lock, which lives as long as this object. Child processes do not inherit it.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// - Parameter descriptor: belongs to the lock from now on.
    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// - Returns: false if it is taken, by another process or by this one.
    package func take() -> Bool {
        // On a file system without locks it always succeeds.
        flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    package func isOn(_ path: String) -> Bool {
        var (ours, theirs) = (stat(), stat())
        return fstat(descriptor, &ours) == 0 && stat(path, &theirs) == 0 && ours.st_ino == theirs.st_ino
            && ours.st_dev == theirs.st_dev
    }
}

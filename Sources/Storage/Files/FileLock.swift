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

    /// - Parameter patience: how long a lock is tried that somebody else has, in milliseconds.
    /// - Returns: false if it is taken, by another process or by this one.
    package func take(patience: Int = 45) -> Bool {
        // On a file system without locks it always succeeds.
        Self.lock(descriptor, LOCK_EX, patience) || errno != EWOULDBLOCK
    }

    /// While a process starts a child, the child holds the lock too, until exec closes it. So a lock that is taken is
    /// tried a few times.
    ///
    /// - Parameter kind: `LOCK_EX` or `LOCK_SH`.
    static func lock(_ descriptor: Int32, _ kind: Int32, _ patience: Int) -> Bool {
        let pause = 5
        for waited in stride(from: 0, through: patience, by: pause) {
            if flock(descriptor, kind | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK, waited + pause <= patience else { return false }
            poll(nil, 0, Int32(pause))
        }
        return false
    }

    package func isOn(_ path: String) -> Bool {
        var (ours, theirs) = (stat(), stat())
        return fstat(descriptor, &ours) == 0 && stat(path, &theirs) == 0 && ours.st_ino == theirs.st_ino
            && ours.st_dev == theirs.st_dev
    }
}

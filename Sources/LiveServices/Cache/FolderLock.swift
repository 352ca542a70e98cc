import Glibc

/// A lock on a folder: shared while its file is in use, exclusive while the file is taken away and made anew. The
/// database's own locks do not help there: they cannot be had on a file that is not a database any more.
final class FolderLock {
    private let descriptor: Int32

    /// Nil where it cannot be had at once.
    init?(_ folder: String, isExclusive: Bool) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 else {
            if descriptor >= 0 { close(descriptor) }
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

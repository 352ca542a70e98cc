import Glibc
import Storage

/// Which process brings library and shelf together: two at once would send the same change twice. It ends with the
/// process, however that ends.
enum ShelfLock {
    /// In milliseconds: a pass of the other one takes longer, the start of a child does not.
    private static let patience = 200

    /// Nil while another has it, or it cannot be made.
    static func take(in folder: String) -> FileLock? {
        let descriptor = open("\(folder)/shelf.lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        let lock = FileLock(descriptor)
        return lock.take(patience: patience) ? lock : nil
    }
}

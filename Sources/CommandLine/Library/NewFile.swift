import Glibc

/// A file that is made where there is none.
struct NewFile {
    let path: String

    /// - Throws: `notWritten`, also where there is one already; it stays as it is.
    func write(_ text: String) throws(LaunchError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .notWritten(file: path) }
        let bytes = Array(text.utf8)
        let isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
        close(descriptor)
        guard isWritten else {
            unlink(path)
            throw .notWritten(file: path)
        }
    }
}

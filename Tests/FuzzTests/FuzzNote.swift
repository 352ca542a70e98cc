import Glibc

/// A file that says which input is being tried. A trap ends the process before it could say so itself.
final class FuzzNote: Sendable {
    private let file: Int32

    /// - Parameter path: nil to write nothing.
    init(path: String?) {
        file = path.map { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) } ?? -1
    }

    deinit {
        if file >= 0 { close(file) }
    }

    func write(_ text: String) {
        guard file >= 0 else { return }
        let line = text + "\n"
        _ = line.withCString { pwrite(file, $0, strlen($0), 0) }
        ftruncate(file, off_t(line.utf8.count))
    }
}

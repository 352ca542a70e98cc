import Foundation

/// A file with the current input while it is being tested, since a trap ends the process before it could report the
/// input.
final class FuzzNote: Sendable {
    private let path: String?
    private let file: Int32

    /// - Parameters:
    ///   - folder: nil to write nothing.
    ///   - name: of the target.
    init(folder: String?, name: String) {
        path = folder.map { "\($0)/\(name)" }
        file = path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? -1
    }

    deinit {
        if file >= 0 { close(file) }
    }

    func write(_ input: [UInt8]) {
        guard file >= 0 else { return }
        pwrite(file, input, input.count, 0)
        ftruncate(file, off_t(input.count))
    }

    /// Called if nothing was found.
    ///
    /// - Parameter summary: what was tested.
    func finish(_ summary: String) {
        guard let path else { return }
        write(Array(summary.utf8))
        rename(path, path + ".done")
    }
}

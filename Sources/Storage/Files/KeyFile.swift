package import Entities
import FoundationEssentials
import Glibc
import JSONReading

/// The keys that were entered in the program: `keys.json`, for its owner alone. It may have keys that this version knows
/// nothing of; they stay.
package struct KeyFile: Sendable {
    private struct Content: Codable {
        static let version = 1

        var version = Self.version
        /// By the names of their settings.
        var keys: [String: String] = [:]
    }

    private let folder: String

    /// In milliseconds: another process has it for as long as a write takes.
    private static let patience = 2_000
    /// In bytes; keys are short.
    private static let longest = 1 << 16

    /// - Parameter folder: an absolute path, that of the program's configuration; made when the first key is stored.
    package init(folder: String) {
        self.folder = folder
    }

    private static let name = "keys.json"
    private var path: String { "\(folder)/\(Self.name)" }

    /// The keys, by the names of their settings; none if there is no file.
    package func read() throws(KeyFileFailure) -> [String: String] {
        try content().keys
    }

    /// Stores a key in place of the one of that name, or removes it. Other processes see the old file or the new one.
    ///
    /// - Parameter text: nil to remove it.
    package func set(_ text: String?, for name: String) throws(KeyFileFailure) {
        do throws(FolderFailure) { try PrivateFolder(folder).make() } catch { throw .folder(error) }
        guard chmod(folder, 0o700) == 0 else { throw .folder(FolderFailure(errno, path: folder)) }
        guard let lock = FolderLock(folder, isExclusive: true, patience: Self.patience) else {
            throw .inUse(path: path)
        }
        defer { withExtendedLifetime(lock) {} }
        var content = try content()
        content.keys[name] = text
        guard !content.keys.isEmpty else {
            guard unlink(path) == 0 || errno == ENOENT else { throw .folder(FolderFailure(errno, path: folder)) }
            return
        }
        // Texts can always be encoded.
        guard let data = try? JSONEncoder().encode(content) else { return }
        // One that an earlier version has left behind when it was killed.
        unlink("\(path).new")
        do throws(FolderFailure) { try DurableFile.write(Array(data), to: Self.name, in: folder) } catch {
            throw .folder(error)
        }
    }

    private func content() throws(KeyFileFailure) -> Content {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw .cannotRead(path: path) }
            return Content()
        }
        defer { close(descriptor) }
        // The file that is open, not what may be in its place a moment later.
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { throw .notOwned(path: path) }
        guard status.st_mode & 0o077 == 0 else { throw .openToOthers(path: path) }
        // One read gives all of a file of this size.
        var bytes = [UInt8](repeating: 0, count: Self.longest)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw .cannotRead(path: path) }
        let data = Data(bytes[..<count])
        guard let content = try? JSONDecoder().decode(Content.self, fromOutside: data) else {
            throw .damaged(path: path)
        }
        guard content.version == Content.version else { throw .laterVersion(path: path) }
        return content
    }
}

package import Entities
import FoundationEssentials
import Glibc
package import Services
import Storage

/// `config.json5`, which people write by hand.
package struct ConfigurationFile: Hashable, Sendable {
    package let folder: String

    /// - Parameter folder: an absolute path, that of the program's configuration.
    package init(folder: String) {
        self.folder = folder
    }

    private static let name = "config.json5"
    package var path: String { "\(folder)/\(Self.name)" }

    /// In bytes. It is read whole, and before the first frame.
    private static let longest = 1 << 20

    /// What it says; nothing if there is none.
    package func read(declared: [any SettingDeclaration]) -> Configuration {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let isMissing = errno == ENOENT || errno == ENOTDIR
            return Configuration(path: path, problems: isMissing ? [] : [.init(.notReadable, path: path)])
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return Configuration(path: path, problems: [.init(.notReadable, path: path)])
        }
        guard status.st_size <= Self.longest else {
            return Configuration(path: path, problems: [.init(.tooLarge(limit: Self.longest), path: path)])
        }
        // One more than it has, to find its end even if it has grown meanwhile.
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var count = 0
        while count < bytes.count {
            let read = bytes[count...].withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { return Configuration(path: path, problems: [.init(.notReadable, path: path)]) }
            if read == 0 { break }
            count += read
        }
        guard let text = String(validating: bytes[..<count], as: UTF8.self) else {
            let before = bytes[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .prefix { String(validating: $0, as: UTF8.self) != nil }
            return Configuration(path: path, problems: [.init(.notUTF8, path: path, line: before.count + 1)])
        }
        return Configuration(text, path: path, declared: declared)
    }

    /// Writes a new one, for its owner alone, since it may have keys of services.
    ///
    /// - Returns: false if there is one already, which stays as it is.
    package func write(_ text: String) throws(FolderFailure) -> Bool {
        try PrivateFolder(folder).make()
        return try DurableFile.create(Array(text.utf8), named: Self.name, in: folder)
    }
}

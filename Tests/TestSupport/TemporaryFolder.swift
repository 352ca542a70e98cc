package import Foundation

/// An empty folder that is gone when this object is.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "matinee-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A new file in it.
    package func file(_ name: String, _ content: String = "") throws -> FileHandle {
        let url = URL(filePath: path).appending(path: name)
        try Data(content.utf8).write(to: url)
        return try FileHandle(forUpdating: url)
    }
}

extension FileHandle {
    /// All that is in the file now.
    package func content() throws -> String {
        try seek(toOffset: 0)
        return String(decoding: try readToEnd() ?? Data(), as: UTF8.self)
    }
}

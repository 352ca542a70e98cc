package import Foundation

/// What earlier versions have written, in `Tests/EarlierVersions`. Each is a copy: the originals never change.
package enum EarlierVersions {
    package static func url(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "EarlierVersions/\(path)")
    }

    /// Into a folder that is made where it is missing, under the name that the program looks for.
    package static func copy(_ path: String, into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let source = url(path)
        try FileManager.default.copyItem(at: source, to: URL(filePath: "\(folder)/\(source.lastPathComponent)"))
    }

    package static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }
}

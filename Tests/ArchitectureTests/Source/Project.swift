import Foundation
import SceneGenerator

/// The project's files as they lie on the disk.
struct Project {
    /// Where Package.swift is.
    private let root: URL

    static let this = Project(
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent())

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of the files below a folder, from the root, in order.
    func paths(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .map { "\(folder)/\($0)" }.sorted()
    }

    func swiftFiles(below folders: String...) throws -> [SourceFile] {
        try Self.swiftFilesOfThis.get().filter { file in folders.contains { file.path.hasPrefix($0 + "/") } }
    }

    /// Read once: every rule looks at all of them.
    private static let swiftFilesOfThis = Result {
        try ["Sources", "Tests"].flatMap(this.paths).filter { $0.hasSuffix(".swift") }
            .map { SourceFile(path: $0, text: try this.text($0)) }
    }

    /// The names of the folders right below a folder.
    func folders(in folder: String) throws -> [String] {
        let below = try paths(below: folder).map { $0.dropFirst(folder.count + 1).split(separator: "/") }
        return Set(below.filter { $0.count > 1 }.map { String($0[0]) }).sorted()
    }
}

import Foundation

/// A file system in memory over a folder, small enough to be filled. Only root may mount one.
final class SmallDisk: Sendable {
    private let folder: String

    enum Failure: Error {
        case refused([String], Int32)
    }

    static let isPossible: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "matinee-mount-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
            && (try? SmallDisk(at: folder, kilobytes: 64)) != nil
    }()

    init(at folder: String, kilobytes: Int) throws {
        self.folder = folder
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder)
    }

    deinit {
        // Lazily: a file of it may still be open.
        try? Self.run("umount", "-l", folder)
    }

    func makeReadOnly() throws {
        try Self.run("mount", "-o", "remount,ro", folder)
    }

    /// To the last byte.
    func fill() throws {
        let path = folder + "/filling"
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let handle = FileHandle(forWritingAtPath: path)
        for size in [4_096, 1] {
            while (try? handle?.write(contentsOf: Data(repeating: 0, count: size))) != nil {}
        }
        try handle?.close()
    }

    /// Takes away what `fill` has put there.
    func empty() throws {
        try FileManager.default.removeItem(atPath: folder + "/filling")
    }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.refused(arguments, process.terminationStatus) }
    }
}

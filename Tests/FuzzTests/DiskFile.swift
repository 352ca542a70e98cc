import Foundation
import TestSupport

/// A folder in memory if possible, since a disk would be slow for every input.
enum DiskFile {
    /// - Parameters:
    ///   - name: the file's name in the folder.
    ///   - bytes: nil for no file.
    static func with<Result>(
        _ name: String, _ bytes: [UInt8]?, _ body: (_ folder: String) throws -> Result
    ) throws -> Result {
        let memory = "/dev/shm"
        let place = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
        let folder = "\(place)/matinee-fuzz-\(getpid())-\(UInt64.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        if let bytes { try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)")) }
        return try body(folder)
    }
}

import Foundation

/// A small file system that can be filled. Needs the right to mount one.
package final class SmallDisk: Sendable {
    package let path: String
    private let folder: TemporaryFolder?

    package enum Failure: Error {
        case command(String, Int32)
    }

    package static let isPossible = getuid() == 0 && (try? SmallDisk(kilobytes: 64)) != nil

    /// - Parameter folder: the mount point; nil for a new folder.
    package init(at folder: String? = nil, kilobytes: Int) throws {
        self.folder = folder == nil ? try TemporaryFolder() : nil
        path = folder ?? self.folder?.path ?? ""
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "matinee-test", path)
    }

    deinit {
        try? Self.run("umount", "-l", path)
    }

    package func setReadOnly() throws {
        try Self.run("mount", "-o", "remount,ro", path)
    }

    package func setWritable() throws {
        try Self.run("mount", "-o", "remount,rw", path)
    }

    /// Fills it completely. Child processes do not inherit the file, since they would keep its space occupied.
    ///
    /// - Returns: the file that fills it.
    @discardableResult
    package func fill() throws -> String {
        let filler = "\(path)/filler"
        let descriptor = open(filler, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure.command("open", errno) }
        defer { close(descriptor) }
        let bytes = [UInt8](repeating: 1, count: 4_096)
        while write(descriptor, bytes, bytes.count) > 0 {}
        return filler
    }

    private static func run(_ arguments: String...) throws {
        let status = try SpawnedProcess(arguments).wait()
        guard status == 0 else { throw Failure.command(arguments[0], status) }
    }
}

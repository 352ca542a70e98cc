import Entities
import Glibc
import Storage

/// A folder that an engine of the reader's keeps in step on all machines.
package struct FolderTransport: SyncTransport {
    /// Absolute.
    private let path: String

    package init(path: String) {
        self.path = path
    }

    package var place: String { path }

    package func paths() throws(SyncFailure) -> Set<SyncPath> {
        var paths: Set<SyncPath> = []
        for folder in try names(in: "\(path)/m") {
            for name in try names(in: "\(path)/m/\(folder)") { paths.insert(.file(folder: folder, name: name)) }
        }
        return paths
    }

    package func bytes(at path: SyncPath) throws(SyncFailure) -> [UInt8]? {
        do throws(FolderFailure) {
            return try DurableFile.bytes(at: "\(self.path)/\(path.text)")
        } catch {
            throw .folder(error)
        }
    }

    package func put(_ bytes: [UInt8], at path: SyncPath) throws(SyncFailure) {
        let (folder, name) =
            switch path {
            case .format: (self.path, path.text)
            case .file(let folder, let name): ("\(self.path)/m/\(folder)", name)
            }
        do throws(FolderFailure) {
            try PrivateFolder(folder).make()
            try DurableFile.write(bytes, to: name, in: folder)
        } catch {
            throw .folder(error)
        }
    }

    package func remove(_ path: SyncPath) throws(SyncFailure) {
        let whole = "\(self.path)/\(path.text)"
        guard unlink(whole) == 0 || errno == ENOENT else { throw failure(errno, whole) }
    }

    package func removeFolder(_ folder: String) throws(SyncFailure) {
        let whole = "\(path)/m/\(folder)"
        guard rmdir(whole) == 0 || [ENOENT, ENOTEMPTY, EEXIST].contains(errno) else { throw failure(errno, whole) }
    }

    package func hasOthers() throws(SyncFailure) -> Bool {
        try names(in: path).contains { $0 != "m" && $0 != SyncPath.format.text }
    }

    /// None where there is no such folder.
    private func names(in folder: String) throws(SyncFailure) -> [String] {
        guard let entries = opendir(folder) else {
            guard errno == ENOENT || errno == ENOTDIR else { throw failure(errno, folder) }
            return []
        }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private func failure(_ cause: Int32, _ path: String) -> SyncFailure {
        .folder(FolderFailure(cause, path: path))
    }
}

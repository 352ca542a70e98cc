import Entities
import FoundationEssentials
import Glibc
import Storage
import Sync

/// A folder that an engine of the reader's keeps in step on all machines: `format.json`, and a folder a machine in `m`.
package struct FolderTransport: SyncTransport {
    private struct Format: Decodable {
        static let latest = 1
        static let name = "matinee sync"
        /// The same on all machines, of which several may make it: else their engine would find a conflict.
        static let bytes = Array(#"{"format":"\#(name)","version":\#(latest)}"#.utf8)

        let format: String
        let version: Int
    }

    /// Absolute.
    private let path: String

    package init(path: String) {
        self.path = path
    }

    /// Makes the folder, and makes it one that is synchronised. One that is stays as it is.
    package func make() throws(SyncFailure) {
        do throws(SyncFailure) {
            try check()
        } catch {
            guard case .notASyncFolder = error else { throw error }
            let others = try names(in: path).filter { !$0.hasPrefix(".") && $0 != "m" }
            guard others.isEmpty else { throw .notEmpty(path: path) }
            try write(Format.bytes, to: "format.json", in: path)
        }
    }

    package func check() throws(SyncFailure) {
        guard let bytes = try contents(of: "\(path)/format.json"),
            let format = try? JSONDecoder().decode(Format.self, from: Data(bytes)), format.format == Format.name
        else { throw .notASyncFolder(path: path) }
        guard format.version <= Format.latest else {
            throw .laterFormat(path: path, found: format.version, known: Format.latest)
        }
    }

    package func files() throws(SyncFailure) -> Set<SyncFile> {
        var files: Set<SyncFile> = []
        for folder in try names(in: "\(path)/m") {
            guard let machine = MachineID(text: folder) else { continue }
            for name in try names(in: "\(path)/m/\(folder)") {
                if let name = SyncFileName(text: name) { files.insert(SyncFile(machine: machine, name: name)) }
            }
        }
        return files
    }

    package func bytes(of file: SyncFile) throws(SyncFailure) -> [UInt8]? {
        try contents(of: path(of: file))
    }

    package func put(_ bytes: [UInt8], as file: SyncFile) throws(SyncFailure) {
        try write(bytes, to: file.name.text, in: folder(of: file.machine))
    }

    package func remove(_ file: SyncFile) throws(SyncFailure) {
        guard unlink(path(of: file)) == 0 || errno == ENOENT else { throw failure(errno, path(of: file)) }
    }

    private func folder(of machine: MachineID) -> String { "\(path)/m/\(machine.text)" }

    private func path(of file: SyncFile) -> String { "\(folder(of: file.machine))/\(file.name.text)" }

    private func write(_ bytes: [UInt8], to name: String, in folder: String) throws(SyncFailure) {
        do throws(FolderFailure) {
            try PrivateFolder(folder).make()
            try DurableFile.write(bytes, to: name, in: folder)
        } catch {
            throw .folder(error)
        }
    }

    /// Nil if there is none.
    private func contents(of path: String) throws(SyncFailure) -> [UInt8]? {
        do throws(FolderFailure) { return try DurableFile.bytes(at: path) } catch { throw .folder(error) }
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
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    private func failure(_ cause: Int32, _ path: String) -> SyncFailure {
        .folder(FolderFailure(cause, path: path))
    }
}

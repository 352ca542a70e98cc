import FoundationEssentials
import Storage
import Sync

/// The files of all machines in a place that `sync init` has made: `format.json`, and a folder a machine in `m`.
package final class CarriedFiles: SyncFiles {
    private struct Format: Decodable {
        static let latest = 1
        static let name = "matinee sync"
        /// The same on all machines, of which several may make it: else their engine would find a conflict.
        static let bytes = Array(#"{"format":"\#(name)","version":\#(latest)}"#.utf8)

        let format: String
        let version: Int
    }

    private let transport: any SyncTransport
    private var isChecked = false

    package init(_ transport: any SyncTransport) {
        self.transport = transport
    }

    /// Makes the place one that is synchronised. One that is stays as it is.
    package func make() throws(SyncFailure) {
        do throws(SyncFailure) {
            try check()
        } catch {
            guard case .notASyncFolder = error else { throw error }
            guard try !transport.hasOthers() else { throw .notEmpty(path: transport.place) }
            try transport.put(Format.bytes, at: .format)
        }
    }

    /// Throws unless it is a place of this form.
    package func check() throws(SyncFailure) {
        guard let bytes = try transport.bytes(at: .format),
            let format = try? JSONDecoder().decode(Format.self, from: Data(bytes)), format.format == Format.name
        else { throw .notASyncFolder(path: transport.place) }
        guard format.version <= Format.latest else {
            throw .laterFormat(path: transport.place, found: format.version, known: Format.latest)
        }
        isChecked = true
    }

    package func files() throws(SyncFailure) -> Set<SyncFile> {
        let paths = try transport.paths()
        // A disk that is not there has none either.
        if paths.isEmpty { try checkOnce() }
        return Set(paths.compactMap(Self.file))
    }

    package func bytes(of file: SyncFile) throws(SyncFailure) -> [UInt8]? {
        try checkOnce()
        return try transport.bytes(at: Self.path(of: file))
    }

    package func put(_ bytes: [UInt8], as file: SyncFile) throws(SyncFailure) {
        try checkOnce()
        try transport.put(bytes, at: Self.path(of: file))
    }

    package func remove(_ file: SyncFile) throws(SyncFailure) {
        try checkOnce()
        try transport.remove(Self.path(of: file))
    }

    /// Where nothing is new the list says all, and a server is asked nothing else.
    private func checkOnce() throws(SyncFailure) {
        if !isChecked { try check() }
    }

    private static func path(of file: SyncFile) -> SyncPath {
        .file(folder: file.machine.text, name: file.name.text)
    }

    /// Nil for what is no file of a machine's.
    private static func file(at path: SyncPath) -> SyncFile? {
        guard case .file(let folder, let name) = path, let machine = MachineID(text: folder),
            let name = SyncFileName(text: name)
        else { return nil }
        return SyncFile(machine: machine, name: name)
    }
}

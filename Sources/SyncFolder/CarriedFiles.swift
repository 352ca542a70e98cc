import FoundationEssentials
import JSONReading
package import Sealing
import Storage
package import Sync

/// The files of all machines in a place that `sync init` has made: `format.json`, and a folder a machine in `m`.
package final class CarriedFiles: SyncFiles {
    /// What a place says of itself.
    package enum Kind: Hashable, Sendable {
        case plain
        /// With the key of this id.
        case sealed(SealingKeyID)
    }

    private struct Format: Decodable {
        static let latest = 2
        static let name = "matinee sync"

        let format: String
        let version: Int
        /// The id of the key; none where nothing is encrypted.
        var key: String?

        /// A place that is not encrypted is of the first version, which knows no other ones.
        init(_ kind: Kind) {
            format = Self.name
            switch kind {
            case .plain: version = 1
            case .sealed(let key): (version, self.key) = (2, key.text)
            }
        }

        var kind: Kind { key.map { .sealed(SealingKeyID(text: $0)) } ?? .plain }

        /// Equal on all machines, of which several may make the file: else their engine would find a conflict.
        var bytes: [UInt8] {
            let end = key.map { #","key":"\#($0)""# } ?? ""
            return Array(#"{"format":"\#(format)","version":\#(version)\#(end)}"#.utf8)
        }
    }

    private let transport: any SyncTransport
    private let form: FileForm
    private var isChecked = false

    package init(_ transport: any SyncTransport, form: FileForm = .plain) {
        self.transport = transport
        self.form = form
    }

    /// Nil where it can be made one that is synchronised; throws where other things are in it, or machines' files that say nothing here:
    /// what it is has not come yet then, and it must not be made one of another kind meanwhile.
    package func kind() throws(SyncFailure) -> Kind? {
        if let kind = try statedKind() { return kind }
        let paths = try transport.paths()
        guard paths.isEmpty || paths.contains(where: { form.file(at: $0) != nil }) else {
            throw .formatMissing(path: transport.place)
        }
        guard try !transport.hasOthers() else { throw .notEmpty(path: transport.place) }
        return nil
    }

    /// Makes the place one that is synchronised. One that is stays as it is.
    package func make() throws(SyncFailure) {
        guard try kind() == nil else { return try check() }
        try transport.put(Format(form.keyID.map { .sealed($0) } ?? .plain).bytes, at: .format)
    }

    /// Throws unless it is a place of this form. Where it should be encrypted and is not, nothing is written that could be read.
    package func check() throws(SyncFailure) {
        switch (try statedKind(), form.keyID) {
        case (nil, _): throw .notASyncFolder(path: transport.place)
        case (.plain?, nil): break
        case (.plain?, _?): throw .notEncrypted(path: transport.place)
        case (.sealed(let key)?, nil): throw .keyMissing(path: transport.place, key: key)
        case (.sealed(let key)?, let known?):
            guard key == known else { throw .otherKey(path: transport.place, key: key, known: known) }
        }
        isChecked = true
    }

    private func statedKind() throws(SyncFailure) -> Kind? {
        guard let bytes = try transport.bytes(at: .format),
            let format = try? JSONDecoder().decode(Format.self, fromOutside: Data(bytes)), format.format == Format.name
        else { return nil }
        guard format.version <= Format.latest else {
            throw .laterFormat(path: transport.place, found: format.version, known: Format.latest)
        }
        return format.kind
    }

    package func files() throws(SyncFailure) -> Set<SyncFile> {
        let paths = try transport.paths()
        let files = Set(paths.compactMap(form.file))
        // A disk that is not there has none either, and with another key than the place's all names say nothing.
        if files.isEmpty || files.count < paths.count { try checkOnce() }
        return files
    }

    package func bytes(of file: SyncFile) throws(SyncFailure) -> [UInt8]? {
        try checkOnce()
        return try transport.bytes(at: form.path(of: file)).map { form.inside($0, of: file) }
    }

    package func put(_ bytes: [UInt8], as file: SyncFile) throws(SyncFailure) {
        try checkOnce()
        try transport.put(form.outside(bytes, of: file), at: form.path(of: file))
    }

    package func remove(_ file: SyncFile) throws(SyncFailure) {
        try checkOnce()
        try transport.remove(form.path(of: file))
    }

    package func removePlace(of machine: MachineID) throws(SyncFailure) {
        try transport.removeFolder(form.folder(of: machine))
    }

    /// Where nothing is new the list says all, and a server is asked nothing else.
    private func checkOnce() throws(SyncFailure) {
        if !isChecked { try check() }
    }
}

import Entities
import FoundationEssentials
import Glibc
import JSONReading
package import Sealing
import Storage
package import Sync

/// As whom this machine writes, where it shares, and with which key: beside the program's state, since a library that is copied or put
/// back from a backup must not bring it along. One a library, by where that is. It is for its owner alone, and the key stands in it with
/// the address that it is for, so that both come and go at once.
package struct SyncPlaceFile: Sendable {
    package struct Content: Hashable, Sendable {
        package var machine: MachineID
        /// The absolute path of a folder, or the address of a server.
        package var address: String
        /// Nil for a place that is not encrypted.
        package var key: SealingKey?
        package var settings: SharedTexts

        package init(
            machine: MachineID, address: String, key: SealingKey? = nil, settings: SharedTexts = SharedTexts()
        ) {
            self.machine = machine
            self.address = address
            self.key = key
            self.settings = settings
        }
    }

    /// What machines share of what is set, by the names of settings: here too, since it is wanted before the library is read.
    package struct SharedTexts: Hashable, Sendable {
        /// What this machine shares, with what it has said last; empty where that is nothing.
        package var own: [String: String] = [:]
        /// What counts on all machines, as far as nothing nearer says something else.
        package var all: [String: String] = [:]

        package init() {}
    }

    /// What the fields of the file are called.
    fileprivate enum Field {
        static let machine = "machine"
        /// The address; the name is from when there were folders alone.
        static let address = "folder"
        /// Its words.
        static let key = "key"
        static let settings = "settings"
        static let own = "own"
        static let all = "all"
    }

    private let stateFolder: String
    private let name: String

    /// In milliseconds: who has the lock may wait for the library, which gives up after five seconds.
    private static let patience = 8_000

    /// - Parameters:
    ///   - stateFolder: absolute; made when something is stored.
    ///   - library: the path of the library's file.
    package init(stateFolder: String, library: String) {
        self.stateFolder = stateFolder
        name = "sync-\(SHA256.hexadecimal(of: library, digits: 8)).json"
    }

    private var path: String { "\(stateFolder)/\(name)" }

    /// Nil if there is none. It throws for one that says nothing or has no key that can be read: nothing may be written in its place.
    package func read() throws(SyncFailure) -> Content? {
        try fields().map { fields throws(SyncFailure) in try content(of: fields) }
    }

    /// Reads it, and writes what becomes of that; nobody else can write it in between. What later versions have written stays.
    ///
    /// - Parameter body: gets what is there, or nil for nothing; what it leaves unchanged is not written. It may wait for the library, but
    ///   not for this file.
    package func change<Value>(
        _ body: (inout Content?) throws(SyncFailure) -> Value
    ) throws(SyncFailure) -> Value {
        do throws(FolderFailure) { try PrivateFolder(stateFolder).make() } catch { throw .folder(error) }
        guard let lock = lock() else { throw .placeFileInUse(path: path) }
        defer { withExtendedLifetime(lock) {} }
        let fields = try fields()
        let former = try fields.map { fields throws(SyncFailure) in try self.content(of: fields) }
        var content = former
        let value = try body(&content)
        if let content, content != former { try write(self.fields(of: content, besides: fields ?? [:])) }
        return value
    }

    private func lock() -> FolderLock? {
        FolderLock(stateFolder, isExclusive: true, patience: Self.patience)
    }

    private func write(_ fields: [String: JSONValue]) throws(SyncFailure) {
        // An empty file would take the place of the key and of the machine's id.
        guard let data = try? JSONEncoder().encode(fields) else { throw .folder(.unusable(path: stateFolder)) }
        do throws(FolderFailure) { try DurableFile.write(Array(data), to: name, in: stateFolder) } catch {
            throw .folder(error)
        }
    }

    /// What stands in the file, by the names of fields; nil if there is none.
    private func fields() throws(SyncFailure) -> [String: JSONValue]? {
        let bytes: [UInt8]?
        do throws(FolderFailure) { bytes = try DurableFile.bytes(at: path) } catch { throw .folder(error) }
        guard let bytes else { return nil }
        guard let fields = try? JSONDecoder().decode([String: JSONValue].self, fromOutside: Data(bytes)) else {
            throw .placeFileDamaged(path: path)
        }
        return fields
    }

    private func content(of fields: [String: JSONValue]) throws(SyncFailure) -> Content {
        guard let machine = fields[Field.machine]?.asText.flatMap({ MachineID(text: $0) }),
            let address = fields[Field.address]?.asText, let settings = SharedTexts(fields[Field.settings])
        else { throw .placeFileDamaged(path: path) }
        return Content(machine: machine, address: address, key: try key(of: fields[Field.key]), settings: settings)
    }

    private func key(of value: JSONValue?) throws(SyncFailure) -> SealingKey? {
        switch value {
        case nil, .null?: return nil
        case .text(let words)?:
            if let key = try? SealingKey(words: words) { return key }
            fallthrough
        default: throw .keyDamaged(path: path)
        }
    }

    private func fields(of content: Content, besides former: [String: JSONValue]) -> [String: JSONValue] {
        var fields = former
        fields[Field.machine] = .text(content.machine.text)
        fields[Field.address] = .text(content.address)
        fields[Field.key] = content.key.map { .text($0.words.joined(separator: " ")) }
        fields[Field.settings] = content.settings.value(besides: former[Field.settings]?.asTable ?? [:])
        return fields
    }

    package func setMachine(_ machine: MachineID) throws(SyncFailure) {
        try change { content in
            if content == nil { content = Content(machine: machine, address: "") }
            content?.machine = machine
        }
    }

    /// The address that counts: what is set, before what is written here.
    package func address(or set: String?) throws(SyncFailure) -> String {
        if let set { return set }
        guard let address = try read()?.address, !address.isEmpty else { throw .notSetUp }
        return address
    }

    package func remove() {
        // Else who is changing it now would put it there again.
        let lock = lock()
        defer { withExtendedLifetime(lock) {} }
        unlink(path)
        unlink(visit)
    }

    /// An empty file, whose time it is: what is no more than that need not be on the disk at once.
    private var visit: String { "\(path).last" }

    /// Notes that the machines were brought together now.
    package func noteVisit() {
        let file = open(visit, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        futimens(file, nil)
        close(file)
    }

    /// When that was the last time, in seconds since 1970; nil if it was not yet.
    package var lastVisit: Int? {
        var status = stat()
        return stat(visit, &status) == 0 ? status.st_mtim.tv_sec : nil
    }

    /// What this machine is called.
    package var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension SyncPlaceFile.SharedTexts {
    /// Nil for what is not a table of tables of texts.
    fileprivate init?(_ value: JSONValue?) {
        self.init()
        guard let value, value != .null else { return }
        guard let table = value.asTable, let own = Self.texts(table[SyncPlaceFile.Field.own]),
            let all = Self.texts(table[SyncPlaceFile.Field.all])
        else { return nil }
        (self.own, self.all) = (own, all)
    }

    private static func texts(_ value: JSONValue?) -> [String: String]? {
        guard let value else { return [:] }
        guard let table = value.asTable else { return nil }
        let texts = table.compactMapValues(\.asText)
        return texts.count == table.count ? texts : nil
    }

    /// Nil where that says nothing.
    fileprivate func value(besides former: [String: JSONValue]) -> JSONValue? {
        var table = former
        let isEmpty = self == Self()
        table[SyncPlaceFile.Field.own] = isEmpty ? nil : .table(own.mapValues { .text($0) })
        table[SyncPlaceFile.Field.all] = isEmpty ? nil : .table(all.mapValues { .text($0) })
        return table.isEmpty ? nil : .table(table)
    }
}

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
    package struct SharedTexts: Hashable, Sendable, Codable {
        /// What this machine shares, with what it has said last; empty where that is nothing.
        package var own: [String: String] = [:]
        /// What counts on all machines, as far as nothing nearer says something else.
        package var all: [String: String] = [:]

        package init() {}
    }

    private struct Stored: Codable {
        var machine: String
        /// The name is from when there were folders alone.
        var folder: String
        /// Its words.
        var key: String?
        var settings: SharedTexts?
    }

    private let stateFolder: String
    private let name: String

    /// - Parameters:
    ///   - stateFolder: absolute; made when something is stored.
    ///   - library: the path of the library's file.
    package init(stateFolder: String, library: String) {
        self.stateFolder = stateFolder
        name = "sync-\(SHA256.hexadecimal(of: library, digits: 8)).json"
    }

    /// Nil if there is none, or none that can be read.
    package func read() throws(SyncFailure) -> Content? {
        let bytes: [UInt8]?
        do throws(FolderFailure) { bytes = try DurableFile.bytes(at: "\(stateFolder)/\(name)") } catch {
            throw .folder(error)
        }
        guard let bytes, let stored = try? JSONDecoder().decode(Stored.self, fromOutside: Data(bytes)),
            let machine = MachineID(text: stored.machine)
        else { return nil }
        return Content(
            machine: machine, address: stored.folder, key: stored.key.flatMap { try? SealingKey(words: $0) },
            settings: stored.settings ?? SharedTexts())
    }

    package func write(_ content: Content) throws(SyncFailure) {
        let stored = Stored(
            machine: content.machine.text, folder: content.address, key: content.key?.words.joined(separator: " "),
            settings: content.settings == SharedTexts() ? nil : content.settings)
        // An empty file would take the place of the key and of the machine's id.
        guard let data = try? JSONEncoder().encode(stored) else { throw .folder(.unusable(path: stateFolder)) }
        do throws(FolderFailure) {
            try PrivateFolder(stateFolder).make()
            try DurableFile.write(Array(data), to: name, in: stateFolder)
        } catch {
            throw .folder(error)
        }
    }

    package func setMachine(_ machine: MachineID) throws(SyncFailure) {
        var content = try read() ?? Content(machine: machine, address: "")
        content.machine = machine
        try write(content)
    }

    /// The address that counts: what is set, before what is written here.
    package func address(or set: String?) throws(SyncFailure) -> String {
        if let set { return set }
        guard let address = try read()?.address, !address.isEmpty else { throw .notSetUp }
        return address
    }

    package func remove() {
        unlink("\(stateFolder)/\(name)")
        unlink(visit)
    }

    /// An empty file, whose time it is: what is no more than that need not be on the disk at once.
    private var visit: String { "\(stateFolder)/\(name).last" }

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

import Entities
import FoundationEssentials
import HTTP
package import LibraryStore
import Presentation
import Sealing
package import Services
import Sync
package import SyncFolder

/// Carries out `matinee sync …`.
package struct SyncCommand {
    private let settings: Settings
    private let location: LibraryLocation
    private let place: SyncPlaceFile
    private let places: any SyncPlaces

    /// - Parameter stateFolder: of the program's state; absolute.
    package init(settings: Settings, location: LibraryLocation, stateFolder: String, places: any SyncPlaces) {
        self.settings = settings
        self.location = location
        place = SyncPlaceFile(stateFolder: stateFolder, library: location.path)
        self.places = places
    }

    /// - Parameters:
    ///   - workingFolder: what the path of a folder begins at that is not absolute.
    ///   - print: writes to standard output; throws if that fails.
    package func run(
        _ request: SyncRequest, workingFolder: String, print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        var key: SealingKey?
        if case .begin(let folder, let isEncrypted, let keyFile) = request {
            key = try self.key(
                of: absolute(folder, in: workingFolder), isWanted: isEncrypted || keyFile != nil,
                KeyWords(file: keyFile), print)
        }
        let text = try translating { () throws(SyncFailure) in
            let sync = LibrarySyncStore(try library(), place: place)
            return switch request {
            case .begin(let folder, _, _):
                try begin(sync, absolute(folder, in: workingFolder), key) + synchronize(sync)
            case .once: try synchronize(sync)
            case .status: try status(sync)
            case .leave: try leave(sync)
            }
        }
        try print(text)
    }

    /// What is to encrypt a place: the key that this machine has, else what is said of the one of the place; of a new place a new one,
    /// which is shown before anything is made with it. Whether it is right for the place is found out there.
    private func key(
        of address: String, isWanted: Bool, _ words: KeyWords, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) -> SealingKey? {
        let (own, kind) = try translating { () throws(SyncFailure) in
            let own = try place.read()?.key
            return (own, try places.files(at: address, key: own).kind())
        }
        switch kind {
        case .sealed(let id)?:
            if let own, try self.id(of: own) == id { return own }
            guard let key = try words.read(of: id) else { throw .sync(.keyMissing(path: address, key: id)) }
            return key
        case .plain?:
            guard !isWanted else { throw .sync(.notEncrypted(path: address)) }
            return own
        case nil:
            if words.isFile {
                guard let key = try words.read() else { throw .keyWords(.count(0)) }
                return key
            }
            if let own { return own }
            guard isWanted else { return nil }
            let key = try translating { () throws(SyncFailure) in try FileForm.makeKey() }
            try print(SyncText.text(of: key, id: id(of: key)))
            return key
        }
    }

    private func id(of key: SealingKey) throws(LaunchError) -> SealingKeyID {
        try translating { () throws(SyncFailure) in try FileForm.id(of: key) }
    }

    private func library() throws(SyncFailure) -> LibraryStore {
        do throws(LibraryFailure) {
            return try LibraryStore.open(location, shelf: settings[ProgramSetting.books]?.text)
        } catch {
            throw .library(error)
        }
    }

    private func begin(
        _ sync: LibrarySyncStore, _ folder: String, _ key: SealingKey?
    ) throws(SyncFailure) -> String {
        try places.files(at: folder, key: key).make()
        let machine = try place.read()?.machine ?? .make()
        try place.write(.init(machine: machine, address: folder, key: key))
        try sync.setUp(as: machine)
        return "shared by way of \(folder.printable), \(key == nil ? "not encrypted" : "encrypted")\n"
    }

    private func synchronize(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        let report = try sync.synchronize(with: places.files(at: address(), key: place.read()?.key))
        return SyncText(status: try sync.status()).text(of: report)
    }

    private func status(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        let address = try address()
        let key = try place.read()?.key
        let isThere: SyncFailure? = failure { () throws(SyncFailure) in
            try places.files(at: address, key: key).check()
        }
        return SyncText(status: try sync.status()).text(
            ofFolder: address, isEncrypted: key != nil, key: key.flatMap { try? FileForm.id(of: $0) }, failure: isThere)
    }

    private func leave(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        let isEncrypted = try place.read()?.key != nil
        try sync.leave()
        place.remove()
        return "not shared any more; what there is stays, here and in the folder"
            + "\(isEncrypted ? "; its key is forgotten here" : "")\n"
    }

    private func address() throws(SyncFailure) -> String {
        try place.address(or: settings[ProgramSetting.syncFolder])
    }

    private func absolute(_ path: String, in folder: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        let parts = whole.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private func translating<Value>(_ body: () throws(SyncFailure) -> Value) throws(LaunchError) -> Value {
        do throws(SyncFailure) { return try body() } catch { throw .sync(error) }
    }

    private func failure(of body: () throws(SyncFailure) -> Void) -> SyncFailure? {
        do throws(SyncFailure) { try body() } catch { return error }
        return nil
    }
}

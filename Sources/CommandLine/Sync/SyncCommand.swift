import Entities
import FoundationEssentials
import HTTP
package import LibraryStore
import Presentation
import Sealing
package import Services
package import Storage
import Sync
package import SyncFolder
import SyncServers

/// Carries out `matinee sync …`.
package struct SyncCommand {
    private let settings: Settings
    private let location: LibraryLocation
    let place: SyncPlaceFile
    let places: any SyncPlaces
    let passwords: SyncPasswords
    private let own: () -> [String: String]

    /// - Parameters:
    ///   - stateFolder: of the program's state; absolute.
    ///   - own: what is set here, by the names of settings, as far as machines may share it.
    ///   - keys: where passwords are stored; nil for nowhere.
    package init(
        settings: Settings, location: LibraryLocation, stateFolder: String, keys: KeyFile?, places: any SyncPlaces,
        own: @escaping () -> [String: String] = { [:] }
    ) {
        self.settings = settings
        self.location = location
        place = SyncPlaceFile(stateFolder: stateFolder, library: location.path)
        self.places = places
        self.own = own
        passwords = SyncPasswords(settings, file: keys)
    }

    /// - Parameters:
    ///   - workingFolder: what the path of a folder begins at that is not absolute.
    ///   - ask: asks somebody, perhaps for what is not to be seen; nil where nobody answers.
    ///   - print: writes to standard output; throws if that fails.
    package func run(
        _ request: SyncRequest, workingFolder: String, ask: (_ question: String, _ isSecret: Bool) -> String?,
        print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        var new: (place: NewPlace, key: SealingKey?)?
        if case .begin(let named, let isEncrypted, let keyFile) = request {
            let place = try beginning { () throws(SyncFailure) in
                try newPlace(SyncAddress.isOfServer(named) ? named : absolute(named, in: workingFolder), ask)
            }
            new = (
                place,
                try key(of: place, isWanted: isEncrypted || keyFile != nil, KeyWords(file: keyFile), print)
            )
        }
        let library = try translating { () throws(SyncFailure) in try self.library() }
        let sync = LibrarySyncStore(library, place: place)
        var begun = ""
        if let new {
            begun = try beginning { () throws(SyncFailure) in try begin(sync, new.place, new.key) }
        }
        let text: String = try translating { () throws(SyncFailure) in
            switch request {
            case .begin, .once: try synchronize(sync)
            case .status: try status(sync)
            case .came(let name): try came(sync, library, name)
            case .takeBack(let name): try takeBack(sync, library, name)
            case .forget(let name): try forget(sync, name)
            case .settings(let share, let keep): try settings(sync, share, keep)
            case .leave: try leave(sync)
            }
        }
        try print(begun + text)
    }

    private func library() throws(SyncFailure) -> LibraryStore {
        try translating { () throws(LibraryFailure) in
            try LibraryStore.open(location, shelf: settings[ProgramSetting.books]?.text)
        }
    }

    private func synchronize(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        let report = try sync.synchronize(with: files(), settings: own())
        return SyncText(status: try sync.status()).text(of: report)
    }

    private func status(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        let address = try address()
        let key = try place.read()?.key
        let isThere: SyncFailure? = failure { () throws(SyncFailure) in try files().check() }
        return SyncText(status: try sync.status()).text(
            of: address, isEncrypted: key != nil, key: key.flatMap { try? FileForm.id(of: $0) }, failure: isThere,
            now: Int(Date.now.timeIntervalSince1970))
    }

    private func came(
        _ sync: LibrarySyncStore, _ library: LibraryStore, _ name: String?
    ) throws(SyncFailure) -> String {
        let machines = try machines(named: name, in: sync)
        let changes = try translating { () throws(LibraryFailure) in try library.arrivedChanges(of: machines) }
        return SyncText(status: try sync.status()).text(of: changes)
    }

    private func takeBack(
        _ sync: LibrarySyncStore, _ library: LibraryStore, _ name: String?
    ) throws(SyncFailure) -> String {
        let machines = try machines(named: name, in: sync)
        let (whole, inPart, left) = try translating { () throws(LibraryFailure) in
            try library.takeBackArrivedChanges(of: machines)
        }
        return SyncText.text(ofTakenBack: whole, inPart: inPart, left: left)
    }

    private func forget(_ sync: LibrarySyncStore, _ name: String) throws(SyncFailure) -> String {
        guard let machines = try machines(named: name, in: sync) else { throw .noSuchMachine(name: name) }
        for machine in machines.sorted() { try sync.forget(machine, with: files()) }
        return "left out until it changes something; what it has written stays\n"
    }

    private func settings(
        _ sync: LibrarySyncStore, _ share: [String], _ keep: [String]
    ) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        try sync.takePlace()
        for name in share { try sync.setShared(true, name) }
        for name in keep { try sync.setShared(false, name) }
        try sync.say(own())
        try sync.keepSettings()
        return SyncText(status: try sync.status()).text(
            of: SharedSettings.shareable.map(\.name), try sync.settings(),
            sharedHere: Set(try place.read()?.settings.own.keys.map(\.self) ?? []))
    }

    /// - Parameter name: nil for all.
    /// - Returns: at least one, and never this one.
    private func machines(named name: String?, in sync: LibrarySyncStore) throws(SyncFailure) -> Set<MachineID>? {
        guard try sync.isSetUp else { throw .notSetUp }
        guard let name else { return nil }
        let machines = Set(try sync.status().machines.filter { !$0.isThisOne && $0.isCalled(name) }.map(\.id))
        guard !machines.isEmpty else { throw .noSuchMachine(name: name) }
        return machines
    }

    private func translating<Value>(_ body: () throws(LibraryFailure) -> Value) throws(SyncFailure) -> Value {
        do throws(LibraryFailure) { return try body() } catch { throw .library(error) }
    }

    private func leave(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        if let address = try? SyncAddress(try place.address(or: nil)) { try passwords.store(nil, for: address) }
        let isEncrypted = try place.read()?.key != nil
        try sync.leave()
        place.remove()
        return
            "not shared any more; what there is stays, here and there\(isEncrypted ? "; its key is forgotten here" : "")\n"
    }

    private func files() throws(SyncFailure) -> CarriedFiles {
        try places.files(at: address(), key: place.read()?.key)
    }

    private func address() throws(SyncFailure) -> String {
        try place.address(or: settings.syncAddress)
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

    /// As `translating` does, while the library is not shared by way of that place yet.
    func beginning<Value>(_ body: () throws(SyncFailure) -> Value) throws(LaunchError) -> Value {
        do throws(SyncFailure) { return try body() } catch { throw .syncNotBegun(error) }
    }

    private func failure(of body: () throws(SyncFailure) -> Void) -> SyncFailure? {
        do throws(SyncFailure) { try body() } catch { return error }
        return nil
    }
}

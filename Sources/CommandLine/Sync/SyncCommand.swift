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
                let path = absolute(settings.expandingHome(named), in: workingFolder)
                return try newPlace(SyncAddress.isOfServer(named) ? named : path, ask)
            }
            new = (
                place,
                try key(of: place, isWanted: isEncrypted || keyFile != nil, KeyWords(file: keyFile), print)
            )
        }
        let library = try translating { () throws(SyncFailure) in try self.library(for: request) }
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

    /// What only prints is content with a library that cannot be written.
    private func library(for request: SyncRequest) throws(SyncFailure) -> LibraryStore {
        do throws(LibraryFailure) {
            return try LibraryStore.open(location, shelf: settings[ProgramSetting.books]?.text)
        } catch {
            guard request.isForReading, case .readOnly = error, let library = try? LibraryStore.openForReading(location)
            else { throw .library(error) }
            return library
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
        let machines = try machines(named: name, in: sync, library)
        let changes = try translating { () throws(LibraryFailure) in try library.arrivedChanges(of: machines) }
        return SyncText(status: try sync.status()).text(of: changes)
    }

    private func takeBack(
        _ sync: LibrarySyncStore, _ library: LibraryStore, _ name: String?
    ) throws(SyncFailure) -> String {
        let machines = try machines(named: name, in: sync, library)
        if let name, let machines { _ = try theOnly(of: machines, called: name, try sync.status()) }
        let (whole, inPart, left) = try translating { () throws(LibraryFailure) in
            try library.takeBackArrivedChanges(of: machines)
        }
        return SyncText.text(ofTakenBack: whole, inPart: inPart, left: left)
    }

    private func forget(_ sync: LibrarySyncStore, _ name: String) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        let status = try sync.status()
        try sync.forget(theOnly(of: called(name, in: status), called: name, status), with: files())
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
    private func machines(
        named name: String?, in sync: LibrarySyncStore, _ library: LibraryStore
    ) throws(SyncFailure) -> Set<MachineID>? {
        guard try sync.isSetUp else { throw .notSetUp }
        guard let name else { return nil }
        let status = try sync.status()
        var machines = called(name, in: status)
        // What came of one that was left out since is there, under its id.
        let came = try translating { () throws(LibraryFailure) in try library.arrivedChanges() }.map(\.machine)
        if !name.isEmpty { machines.formUnion(came.filter { $0.text.hasPrefix(name) }) }
        machines.subtract(status.machines.filter(\.isThisOne).map(\.id))
        guard !machines.isEmpty else { throw .noSuchMachine(name: name) }
        return machines
    }

    /// Others than this one.
    private func called(_ name: String, in status: SyncStatus) -> Set<MachineID> {
        Set(status.machines.filter { !$0.isThisOne && $0.isCalled(name) }.map(\.id))
    }

    /// Who says a name that several have does not mean all of them.
    private func theOnly(
        of machines: Set<MachineID>, called name: String, _ status: SyncStatus
    ) throws(SyncFailure) -> MachineID {
        guard let machine = machines.first else { throw .noSuchMachine(name: name) }
        guard machines.count == 1 else {
            throw .severalMachines(name: name, machines.sorted().map(SyncText(status: status).told))
        }
        return machine
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

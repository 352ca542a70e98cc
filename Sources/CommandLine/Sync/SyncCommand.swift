import Entities
import FoundationEssentials
import HTTP
package import LibraryStore
import Presentation
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
        let text: String
        do throws(SyncFailure) {
            let library = try library()
            let sync = LibrarySyncStore(library, place: place)
            text =
                switch request {
                case .begin(let folder):
                    try begin(sync, absolute(folder, in: workingFolder)) + synchronize(sync)
                case .once: try synchronize(sync)
                case .status: try status(sync)
                case .came(let name): try came(sync, library, name)
                case .takeBack(let name): try takeBack(sync, library, name)
                case .forget(let name): try forget(sync, name)
                case .leave: try leave(sync)
                }
        } catch {
            throw .sync(error)
        }
        try print(text)
    }

    private func library() throws(SyncFailure) -> LibraryStore {
        try translating { () throws(LibraryFailure) in
            try LibraryStore.open(location, shelf: settings[ProgramSetting.books]?.text)
        }
    }

    private func begin(_ sync: LibrarySyncStore, _ folder: String) throws(SyncFailure) -> String {
        try places.files(at: folder).make()
        let machine = try place.read()?.machine ?? .make()
        try place.write(.init(machine: machine, address: folder))
        try sync.setUp(as: machine)
        return "shared by way of \(folder.printable)\n"
    }

    private func synchronize(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        let report = try sync.synchronize(with: places.files(at: address()))
        return SyncText(status: try sync.status()).text(of: report)
    }

    private func status(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        let address = try address()
        let isThere: SyncFailure? = failure { () throws(SyncFailure) in try places.files(at: address).check() }
        return SyncText(status: try sync.status())
            .text(ofFolder: address, failure: isThere, now: Int(Date.now.timeIntervalSince1970))
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
        let (whole, left) = try translating { () throws(LibraryFailure) in
            try library.takeBackArrivedChanges(of: machines)
        }
        return SyncText.text(ofTakenBack: whole, left: left)
    }

    private func forget(_ sync: LibrarySyncStore, _ name: String) throws(SyncFailure) -> String {
        guard let machines = try machines(named: name, in: sync) else { throw .noSuchMachine(name: name) }
        for machine in machines.sorted() { try sync.forget(machine, with: places.files(at: address())) }
        return "left out until it changes something; what it has written stays\n"
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
        try sync.leave()
        place.remove()
        return "not shared any more; what there is stays, here and in the folder\n"
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

    private func failure(of body: () throws(SyncFailure) -> Void) -> SyncFailure? {
        do throws(SyncFailure) { try body() } catch { return error }
        return nil
    }
}

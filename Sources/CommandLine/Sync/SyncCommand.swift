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
            let sync = LibrarySyncStore(try library(), place: place)
            text =
                switch request {
                case .begin(let folder):
                    try begin(sync, absolute(folder, in: workingFolder)) + synchronize(sync)
                case .once: try synchronize(sync)
                case .status: try status(sync)
                case .leave: try leave(sync)
                }
        } catch {
            throw .sync(error)
        }
        try print(text)
    }

    private func library() throws(SyncFailure) -> LibraryStore {
        do throws(LibraryFailure) {
            return try LibraryStore.open(location, shelf: settings[ProgramSetting.books]?.text)
        } catch {
            throw .library(error)
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
        return SyncText(status: try sync.status()).text(ofFolder: address, failure: isThere)
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

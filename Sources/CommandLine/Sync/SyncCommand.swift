import Entities
import FoundationEssentials
import HTTP
package import LibraryStore
import Presentation
package import Services
package import Storage
import Sync
package import SyncFolder
import SyncServers

/// Carries out `matinee sync …`.
package struct SyncCommand {
    private let settings: Settings
    private let location: LibraryLocation
    private let place: SyncPlaceFile
    private let places: any SyncPlaces
    private let passwords: SyncPasswords

    /// - Parameters:
    ///   - stateFolder: of the program's state; absolute.
    ///   - keys: where passwords are stored; nil for nowhere.
    package init(
        settings: Settings, location: LibraryLocation, stateFolder: String, keys: KeyFile?, places: any SyncPlaces
    ) {
        self.settings = settings
        self.location = location
        place = SyncPlaceFile(stateFolder: stateFolder, library: location.path)
        self.places = places
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
        let text: String
        do throws(SyncFailure) {
            let sync = LibrarySyncStore(try library(), place: place)
            text =
                switch request {
                case .begin(let address):
                    try begin(
                        sync, SyncAddress.isOfServer(address) ? address : absolute(address, in: workingFolder), ask)
                        + synchronize(sync)
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

    private func begin(
        _ sync: LibrarySyncStore, _ named: String, _ ask: (String, Bool) -> String?
    ) throws(SyncFailure) -> String {
        var address = try SyncAddress(named)
        do throws(SyncFailure) {
            try places.files(at: address.text).make()
        } catch {
            guard error.wantsPassword, let (user, password) = Self.key(of: address, ask) else { throw error }
            address = try address.with(user: user)
            // It is tried before it is stored.
            try places.files(at: address.text, password: password).make()
            try passwords.store(password, for: address)
        }
        let machine = try place.read()?.machine ?? .make()
        try place.write(.init(machine: machine, address: address.text))
        try sync.setUp(as: machine)
        return "shared by way of \(address.text.printable)\n"
    }

    private static func key(
        of address: SyncAddress, _ ask: (String, Bool) -> String?
    ) -> (user: String, password: String)? {
        guard let user = address.user ?? ask("User, or access key id", false),
            let password = ask("Password, or secret access key, of \(user.printable)", true)
        else { return nil }
        return (user, password)
    }

    private func synchronize(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        let report = try sync.synchronize(with: places.files(at: address()))
        return SyncText(status: try sync.status()).text(of: report)
    }

    private func status(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        let address = try address()
        let isThere: SyncFailure? = failure { () throws(SyncFailure) in try places.files(at: address).check() }
        return SyncText(status: try sync.status()).text(of: address, failure: isThere)
    }

    private func leave(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        if let address = try? SyncAddress(try place.address(or: nil)) { try passwords.store(nil, for: address) }
        try sync.leave()
        place.remove()
        return "not shared any more; what there is stays, here and there\n"
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

    private func failure(of body: () throws(SyncFailure) -> Void) -> SyncFailure? {
        do throws(SyncFailure) { try body() } catch { return error }
        return nil
    }
}

extension SyncFailure {
    /// Whether a password, or another one, would help.
    fileprivate var wantsPassword: Bool {
        switch self {
        case .server(.passwordMissing, _), .server(.passwordRefused, _): true
        default: false
        }
    }
}

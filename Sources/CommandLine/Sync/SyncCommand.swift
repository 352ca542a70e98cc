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
        var new: (place: NewPlace, key: SealingKey?)?
        if case .begin(let named, let isEncrypted, let keyFile) = request {
            let place = try translating { () throws(SyncFailure) in
                try newPlace(SyncAddress.isOfServer(named) ? named : absolute(named, in: workingFolder), ask)
            }
            new = (
                place,
                try key(of: place, isWanted: isEncrypted || keyFile != nil, KeyWords(file: keyFile), print)
            )
        }
        let text = try translating { () throws(SyncFailure) in
            let sync = LibrarySyncStore(try library(), place: place)
            let begun = try new.map { new throws(SyncFailure) in try begin(sync, new.place, new.key) } ?? ""
            return switch request {
            case .begin, .once: try begun + synchronize(sync)
            case .status: try status(sync)
            case .leave: try leave(sync)
            }
        }
        try print(text)
    }

    /// One that is to be shared from now on.
    private struct NewPlace {
        let address: SyncAddress
        /// What was typed; nil where none was wanted.
        let password: String?
        /// Nil where it is to be made.
        let kind: CarriedFiles.Kind?
    }

    /// Looks what is there, and asks for a password where one is wanted.
    private func newPlace(
        _ named: String, _ ask: (String, Bool) -> String?
    ) throws(SyncFailure) -> NewPlace {
        let address = try SyncAddress(named)
        do throws(SyncFailure) {
            let kind = try places.files(at: address.text, key: nil).kind()
            return NewPlace(address: address, password: nil, kind: kind)
        } catch {
            guard error.wantsPassword, let (user, password) = Self.account(at: address, ask) else { throw error }
            let known = try address.with(user: user)
            let kind = try places.files(at: known.text, key: nil, password: password).kind()
            return NewPlace(address: known, password: password, kind: kind)
        }
    }

    private static func account(
        at address: SyncAddress, _ ask: (String, Bool) -> String?
    ) -> (user: String, password: String)? {
        guard let user = address.user ?? ask("User, or access key id", false),
            let password = ask("Password, or secret access key, of \(user.printable)", true)
        else { return nil }
        return (user, password)
    }

    /// What is to encrypt a place: the key that this machine has, else what is said of the one of the place; of a new place a new one,
    /// which is shown before anything is made with it. Whether it is right for the place is found out there.
    private func key(
        of new: NewPlace, isWanted: Bool, _ words: KeyWords, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) -> SealingKey? {
        let own = try translating { () throws(SyncFailure) in try place.read()?.key }
        switch new.kind {
        case .sealed(let id)?:
            if let own, try self.id(of: own) == id { return own }
            guard let key = try words.read(of: id) else { throw .sync(.keyMissing(path: new.address.text, key: id)) }
            return key
        case .plain?:
            guard !isWanted else { throw .sync(.notEncrypted(path: new.address.text)) }
            return own
        case nil:
            if words.isFile, let key = try words.read() { return key }
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
        _ sync: LibrarySyncStore, _ new: NewPlace, _ key: SealingKey?
    ) throws(SyncFailure) -> String {
        try places.files(at: new.address.text, key: key, password: new.password).make()
        // It was tried before it is stored.
        if let password = new.password { try passwords.store(password, for: new.address) }
        let machine = try place.read()?.machine ?? .make()
        try place.write(.init(machine: machine, address: new.address.text, key: key))
        try sync.setUp(as: machine)
        return "shared by way of \(new.address.text.printable)\n"
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
            of: address, isEncrypted: key != nil, key: key.flatMap { try? FileForm.id(of: $0) }, failure: isThere)
    }

    private func leave(_ sync: LibrarySyncStore) throws(SyncFailure) -> String {
        guard try sync.isSetUp else { throw .notSetUp }
        if let address = try? SyncAddress(try place.address(or: nil)) { try passwords.store(nil, for: address) }
        let isEncrypted = try place.read()?.key != nil
        try sync.leave()
        place.remove()
        return "not shared any more; what there is stays, here and there\(isEncrypted ? "; its key is forgotten here" : "")\n"
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

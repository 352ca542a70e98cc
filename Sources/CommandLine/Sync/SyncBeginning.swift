import LibraryStore
import Presentation
import Sealing
import Sync
import SyncFolder
import SyncServers

/// How a place comes to be shared: what is asked for it, and what is stored.
extension SyncCommand {
    /// One that is to be shared from now on.
    struct NewPlace {
        let address: SyncAddress
        /// What was typed; nil where none was wanted.
        let password: String?
        /// Nil where it is to be made.
        let kind: CarriedFiles.Kind?
    }

    /// Looks what is there, and asks for a password where one is wanted.
    func newPlace(
        _ named: String, _ ask: (String, Bool) -> String?
    ) throws(SyncFailure) -> NewPlace {
        let address = try SyncAddress(named)
        // Files that it does not understand may be of another key.
        let own = try place.read()?.key
        do throws(SyncFailure) {
            let kind = try places.files(at: address.text, key: own).kind()
            return NewPlace(address: address, password: nil, kind: kind)
        } catch {
            guard error.wantsPassword, let (user, password) = Self.account(at: address, ask) else { throw error }
            let known = try address.with(user: user)
            let kind = try places.files(at: known.text, key: own, password: password).kind()
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
    func key(
        of new: NewPlace, isWanted: Bool, _ words: KeyWords, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) -> SealingKey? {
        let own = try beginning { () throws(SyncFailure) in try place.read()?.key }
        switch new.kind {
        case .sealed(let id)?:
            if let own, try self.id(of: own) == id { return own }
            guard let key = try words.read(of: id) else { throw .sync(.keyMissing(path: new.address.text, key: id)) }
            return key
        case .plain?:
            guard !isWanted else { throw .sync(.notEncrypted(path: new.address.text)) }
            return own
        case nil:
            if words.isFile {
                guard let key = try words.read() else { throw .keyWords(.count(0)) }
                return key
            }
            if let own { return own }
            guard isWanted else { return nil }
            let key = try beginning { () throws(SyncFailure) in try FileForm.makeKey() }
            try print(SyncText.text(of: key, id: id(of: key)))
            return key
        }
    }

    private func id(of key: SealingKey) throws(LaunchError) -> SealingKeyID {
        try beginning { () throws(SyncFailure) in try FileForm.id(of: key) }
    }

    func begin(
        _ sync: LibrarySyncStore, _ new: NewPlace, _ key: SealingKey?
    ) throws(SyncFailure) -> String {
        try places.files(at: new.address.text, key: key, password: new.password).make()
        // It was tried before it is stored.
        if let password = new.password { try passwords.store(password, for: new.address) }
        let machine = try place.change { content -> MachineID in
            let machine = content?.machine ?? .make()
            content = SyncPlaceFile.Content(
                machine: machine, address: new.address.text, key: key, settings: content?.settings ?? .init())
            return machine
        }
        try sync.setUp(as: machine)
        return "shared by way of \(new.address.text.printable), \(key == nil ? "not encrypted" : "encrypted")\n"
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

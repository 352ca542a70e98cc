import Entities
package import HTTP
package import Services
package import Storage
package import SyncFolder
package import SyncServers

/// The passwords of the servers that machines share: in the environment, or stored in `keys.json`, one a server, so that none is sent to
/// another.
package struct SyncPasswords: Sendable {
    private let settings: Settings
    /// Nil where there is no place for it.
    private let file: KeyFile?

    package init(_ settings: Settings, file: KeyFile?) {
        self.settings = settings
        self.file = file
    }

    /// Nil for a folder, and where none is known.
    package subscript(address: SyncAddress) -> Secret? {
        get throws(SyncFailure) {
            guard let name = Self.name(of: address) else { return nil }
            if let set = settings[ProgramSetting.syncPassword] { return set }
            do throws(KeyFileFailure) {
                return try file?.read()[name].map(Secret.init(revealed:))
            } catch {
                throw .keys(error)
            }
        }
    }

    /// Stores it in place of the one before.
    ///
    /// - Parameter password: nil to remove that.
    package func store(_ password: String?, for address: SyncAddress) throws(SyncFailure) {
        guard let name = Self.name(of: address) else { return }
        do throws(KeyFileFailure) {
            guard let file else { throw .noHome }
            try file.set(password, for: name)
        } catch {
            throw .keys(error)
        }
    }

    /// `sync.password https://cloud.example.org:443`
    private static func name(of address: SyncAddress) -> String? {
        address.origin.map { "\(ProgramSetting.syncPassword.name) \($0.scheme.rawValue)://\($0.host):\($0.port)" }
    }
}

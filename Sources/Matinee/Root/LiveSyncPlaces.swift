import CommandLine
import Entities
import HTTP
import Sealing
import Services
import Storage
import SyncFolder
import SyncServers
import Synchronization

/// The places by which machines share a library, as they are.
final class LiveSyncPlaces: SyncPlaces {
    private struct Means {
        let passwords: SyncPasswords
        let http: HTTPClient
    }

    private let means: Mutex<Means>
    private let folders: Folders
    private let heard: @Sendable (RequestReport) -> Void

    /// - Parameter heard: is told of each request to a server that is over.
    init(_ settings: Settings, _ folders: Folders, heard: @escaping @Sendable (RequestReport) -> Void = { _ in }) {
        self.folders = folders
        self.heard = heard
        means = Mutex(Self.means(settings, folders, heard))
    }

    /// Opens places as these settings want it from now on: whether the network is used is one of them.
    func use(_ settings: Settings) {
        means.withLock { $0 = Self.means(settings, folders, heard) }
    }

    func files(
        at address: String, key: SealingKey?, password: String?
    ) throws(SyncFailure) -> CarriedFiles {
        let address = try SyncAddress(address)
        let means = means.withLock { $0 }
        let known = if let password { Secret(revealed: password) } else { try means.passwords[address] }
        return CarriedFiles(
            try address.transport(password: known, http: means.http), form: try FileForm(key))
    }

    private static func means(
        _ settings: Settings, _ folders: Folders, _ heard: @escaping @Sendable (RequestReport) -> Void
    ) -> Means {
        Means(
            passwords: SyncPasswords(settings, file: folders[.config].map { KeyFile(folder: $0) }),
            http: .ofSync(settings, heard: heard))
    }
}

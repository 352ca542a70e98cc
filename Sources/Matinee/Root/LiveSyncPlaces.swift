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

    private struct Contents {
        var settings: Settings
        /// Nil until a place is opened: most libraries are not shared.
        var means: Means?
    }

    private let contents: Mutex<Contents>
    private let folders: Folders
    private let heard: @Sendable (RequestReport) -> Void

    /// - Parameter heard: is told of each request to a server that is over.
    init(_ settings: Settings, _ folders: Folders, heard: @escaping @Sendable (RequestReport) -> Void = { _ in }) {
        self.folders = folders
        self.heard = heard
        contents = Mutex(Contents(settings: settings))
    }

    /// Opens places as these settings want it from now on: whether the network is used is one of them.
    func use(_ settings: Settings) {
        contents.withLock { $0 = Contents(settings: settings) }
    }

    func files(
        at address: String, key: SealingKey?, password: String?
    ) throws(SyncFailure) -> CarriedFiles {
        let address = try SyncAddress(address)
        let means = contents.withLock { contents in
            let means = contents.means ?? makeMeans(contents.settings)
            contents.means = means
            return means
        }
        let known = if let password { Secret(revealed: password) } else { try means.passwords[address] }
        return CarriedFiles(
            try address.transport(password: known, http: means.http), form: try FileForm(key))
    }

    private func makeMeans(_ settings: Settings) -> Means {
        Means(
            passwords: SyncPasswords(settings, file: folders[.config].map { KeyFile(folder: $0) }),
            http: .ofSync(settings, heard: heard))
    }
}

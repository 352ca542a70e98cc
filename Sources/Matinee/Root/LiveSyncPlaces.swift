import Sealing
import SyncFolder

/// The places by which machines share a library, as they are.
struct LiveSyncPlaces: SyncPlaces {
    func files(at address: String, key: SealingKey?) throws(SyncFailure) -> CarriedFiles {
        CarriedFiles(FolderTransport(path: address), form: try FileForm(key))
    }
}

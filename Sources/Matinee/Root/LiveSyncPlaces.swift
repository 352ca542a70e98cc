import SyncFolder

/// The places by which machines share a library, as they are.
struct LiveSyncPlaces: SyncPlaces {
    func files(at address: String) throws(SyncFailure) -> CarriedFiles {
        CarriedFiles(FolderTransport(path: address))
    }
}

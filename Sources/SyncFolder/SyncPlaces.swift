/// Opens places by their addresses.
package protocol SyncPlaces: Sendable {
    /// - Parameters:
    ///   - address: an absolute path, or that of a server. Nothing is asked there yet.
    ///   - password: that of the address's user; nil for the one that is set, or was stored.
    func files(at address: String, password: String?) throws(SyncFailure) -> CarriedFiles
}

extension SyncPlaces {
    package func files(at address: String) throws(SyncFailure) -> CarriedFiles {
        try files(at: address, password: nil)
    }
}

package import Sealing

/// Opens places by their addresses.
package protocol SyncPlaces: Sendable {
    /// Nothing is asked there yet.
    ///
    /// - Parameters:
    ///   - address: an absolute path, or that of a server.
    ///   - key: nil for a place that is not encrypted.
    ///   - password: that of the address's user; nil for the one that is set, or was stored.
    func files(at address: String, key: SealingKey?, password: String?) throws(SyncFailure) -> CarriedFiles
}

extension SyncPlaces {
    package func files(at address: String, key: SealingKey?) throws(SyncFailure) -> CarriedFiles {
        try files(at: address, key: key, password: nil)
    }
}

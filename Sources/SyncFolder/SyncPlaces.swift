package import Sealing

/// Opens places by their addresses.
package protocol SyncPlaces: Sendable {
    /// Nothing is asked there yet.
    ///
    /// - Parameters:
    ///   - address: an absolute path, or that of a server.
    ///   - key: nil for a place that is not encrypted.
    func files(at address: String, key: SealingKey?) throws(SyncFailure) -> CarriedFiles
}

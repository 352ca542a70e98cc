/// Opens places by their addresses.
package protocol SyncPlaces: Sendable {
    /// - Parameter address: an absolute path, or that of a server. Nothing is asked there yet.
    func files(at address: String) throws(SyncFailure) -> CarriedFiles
}

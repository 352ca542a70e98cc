package import Entities

/// The sources as their user sees them: what each gives, how it is now, and the key that it takes.
package protocol SourceDirectory: Sendable {
    /// The preferred ones first.
    func reports() async -> [SourceReport]

    /// The reports from memory, at once: as if nothing were cached.
    var knownReports: [SourceReport] { get }

    /// Asks a service whether it answers, with a small request. Its report then says what came of it. Does nothing for a
    /// source that is not open.
    func check(_ source: SourceID) async

    /// Takes the program's lists from this source until the program ends, as far as it has what they are of; if they are
    /// so by choice already, it lets go of that. A source that is not open is taken as soon as it is.
    func choose(_ source: SourceID)

    /// Stores a key if the service accepts it. It is used from then on, unless the environment sets another one.
    ///
    /// - Parameter text: as it was typed or pasted.
    func enterKey(_ text: String, of source: SourceID) async throws(KeyFailure)

    /// Removes the key that was stored; one of the environment stays.
    func removeKey(of source: SourceID) async throws(KeyFailure)

    /// Tells whenever a report may be different. Each caller gets a stream of its own.
    func changes() -> AsyncStream<Void>
}

/// Why a key was not stored, or not removed.
package enum KeyFailure: Error, Hashable, Sendable {
    /// It is not of the form of such keys; the source takes none if this is nil.
    case malformed(SettingExpectation?)
    /// The service does not accept it, or could not be asked.
    case notAccepted(CatalogFailure)
    case file(KeyFileFailure)
}

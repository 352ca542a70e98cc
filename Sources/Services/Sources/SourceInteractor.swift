package import Entities

/// An interactor of the sources and their keys.
package protocol SourceInteractor: Sendable {
    var directory: any SourceDirectory { get }
}

extension SourceInteractor {
    /// The preferred ones first.
    package func reports() async -> [SourceReport] {
        await directory.reports()
    }

    /// The reports from memory, at once: as if nothing were cached.
    package var knownReports: [SourceReport] { directory.knownReports }

    /// Asks a service whether it answers.
    package func check(_ source: SourceID) async {
        await directory.check(source)
    }

    /// Takes the program's lists from this source, or lets go of that.
    package func choose(_ source: SourceID) {
        directory.choose(source)
    }

    /// Stores a key if the service accepts it.
    package func enterKey(_ text: String, of source: SourceID) async throws(KeyFailure) {
        try await directory.enterKey(text, of: source)
    }

    /// Removes the key that was stored.
    package func removeKey(of source: SourceID) async throws(KeyFailure) {
        try await directory.removeKey(of: source)
    }

    /// Tells whenever a report may be different.
    package func changes() -> AsyncStream<Void> {
        directory.changes()
    }
}

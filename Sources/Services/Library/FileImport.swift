package import Entities

/// Takes in files: what this program has exported, or what other services give. No service is asked for it.
package protocol FileImport: Sendable {
    /// What taking a file in would do. Nothing is stored.
    ///
    /// - Parameter path: as somebody has typed it; `~` is their home.
    func tryOut(_ path: String) async throws(FileImportFailure) -> ImportOutcome
    /// Takes it in as a whole. Returns when that is durable.
    ///
    /// - Parameter didDo: hears at most a hundred times how much of how much is done.
    func takeIn(
        _ path: String, didDo: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws(FileImportFailure) -> ImportOutcome
    /// Leaves the rest of the file that is being taken in. What it has brought by then stays, and can be taken back.
    func stop()
    /// Makes the library as it was before the last import, but for what was said of its things since then.
    ///
    /// - Returns: nil where there is nothing to take back.
    func takeBack() async throws(LibraryFailure) -> ImportTakenBack?
}

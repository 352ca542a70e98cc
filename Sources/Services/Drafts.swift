package import Entities

/// What is being written and is not in the library yet: neither a crash nor a library that takes nothing loses it.
///
/// The order of calls from one thread is the order of what they do. Cancelling a task withdraws nothing.
package protocol Drafts: Sendable {
    /// In the place of what was kept by this name; from now on the text counts as being written here. Returns when a
    /// crash does not take it back.
    ///
    /// - Parameter revision: the one that the writer started from; nil for a new note.
    func keep(
        _ text: String, about summary: LibrarySummary, startedFrom revision: Int?, as id: Draft.ID
    ) async throws(FolderFailure)
    /// It is in the library, or given up. Nothing happens where there is none.
    func remove(_ id: Draft.ID) async

    /// Those that nobody is writing on any more, as they were when the program started or have been left since; the
    /// latest first.
    func abandoned() async -> [Draft]
    /// From now on it is being written here.
    ///
    /// - Returns: false where it is gone, or somebody else was faster.
    func takeUp(_ id: Draft.ID) async -> Bool

    /// From now on: there are others that are abandoned. Each caller has a stream of its own.
    func changes() -> AsyncStream<Void>
}

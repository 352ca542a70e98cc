package import Entities

/// Texts that are being written and are not in the library yet. They survive a crash, and a library that cannot be
/// written to.
///
/// Calls from one thread are carried out in their order. Cancelling a task does not take its call back.
package protocol Drafts: Sendable {
    /// Stores a text, in place of an earlier one with this id. From now on it counts as being written here. Returns
    /// when the text would survive a crash.
    ///
    /// - Parameter revision: the revision that the writer started from; nil for a new note.
    func keep(
        _ text: String, about summary: LibrarySummary, startedFrom revision: Int?, as id: Draft.ID
    ) async throws(FolderFailure)
    /// Removes a draft whose text is in the library, or was given up. Does nothing if there is none.
    func remove(_ id: Draft.ID) async

    /// The drafts that nobody is writing any more, left behind before this run of the program or since; the latest
    /// first.
    func abandoned() async -> [Draft]
    /// Marks a draft as being written here.
    ///
    /// - Returns: false if it is gone, or another window has taken it.
    func takeUp(_ id: Draft.ID) async -> Bool

    /// An event whenever the abandoned drafts have changed. Each caller gets a stream of its own.
    func changes() -> AsyncStream<Void>
}

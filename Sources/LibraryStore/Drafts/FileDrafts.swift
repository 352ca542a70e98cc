package import Entities
import Glibc
import Services

/// Drafts in a folder, one file each, readable only by their owner. Callers of `keep` hear why a draft could not be
/// stored.
package final class FileDrafts: Drafts {
    private let memory = DraftMemory()
    private let keeper: DraftKeeper

    /// Touches nothing yet.
    ///
    /// - Parameter folder: an absolute path, made with the first draft; nil if there is no place for drafts.
    package convenience init(folder: String?) {
        self.init(folder: folder) { time(nil) }
    }

    /// - Parameter now: seconds since 1970.
    init(folder: String?, now: @escaping @Sendable () -> Int) {
        keeper = DraftKeeper(folder: folder, memory: memory, now: now)
    }

    /// Starts looking for abandoned drafts, and returns at once. Otherwise the first call would start it.
    package func look() {
        keeper.beginLooking()
    }

    /// Waits until all orders are done, and releases the locks: for the end of the program.
    package func finish() {
        keeper.finish()
    }

    package func keep(
        _ text: String, about summary: LibrarySummary, startedFrom revision: Int?, as id: Draft.ID
    ) async throws(FolderFailure) {
        try await keeper.keep(text, about: summary, startedFrom: revision, as: id)
    }

    package func remove(_ id: Draft.ID) async {
        await keeper.remove(id)
    }

    /// Answers at once if the folder was read before.
    package func abandoned() async -> [Draft] {
        if let known = memory.abandoned { return known }
        await keeper.look()
        return memory.abandoned ?? []
    }

    package func takeUp(_ id: Draft.ID) async -> Bool {
        await keeper.takeUp(id)
    }

    package func changes() -> AsyncStream<Void> { memory.changes() }
}

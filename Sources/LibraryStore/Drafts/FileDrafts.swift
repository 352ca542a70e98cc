package import Entities
import Glibc
import Services

/// Drafts in a folder, a file each, for their owner alone. Why a draft could not be kept is said by the one that wants
/// to keep it.
package final class FileDrafts: Drafts {
    private let memory = DraftMemory()
    private let keeper: DraftKeeper

    /// Touches nothing yet.
    ///
    /// - Parameter folder: absolute; the first draft makes it. Nil where there is no place for drafts.
    package convenience init(folder: String?) {
        self.init(folder: folder) { time(nil) }
    }

    /// - Parameter now: seconds since 1970.
    init(folder: String?, now: @escaping @Sendable () -> Int) {
        keeper = DraftKeeper(folder: folder, memory: memory, now: now)
    }

    /// Begins to look for what was left behind, and returns at once. The first that is asked of it would do so too.
    package func look() {
        keeper.beginLooking()
    }

    /// Waits until all that was ordered is done, and lets go of what was being written: for the way out of the program.
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

    /// Without waiting, once somebody has looked.
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

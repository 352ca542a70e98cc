/// Ranks entries elsewhere than where keys are heard: what is found need not wait for what is gathered meanwhile.
package struct EntryRanker<Entry: Sendable>: Sendable {
    private let worker: any TaskExecutor

    package init(worker: any TaskExecutor) {
        self.worker = worker
    }

    /// - Parameters:
    ///   - entries: are gathered elsewhere too.
    ///   - append: adds an entry to the ranking.
    /// - Returns: an empty one for a task that was cancelled.
    package func ranking(
        of entries: @autoclosure @escaping @Sendable () -> [Entry],
        append: @escaping @Sendable (Entry, inout RankedEntries<Entry>) -> Void
    ) async -> RankedEntries<Entry> {
        await withTaskExecutorPreference(globalConcurrentExecutor) { await Self.rank(entries, append) }
    }

    /// The best first.
    ///
    /// - Parameter most: so many of a group, and no more.
    package func found(
        by typed: String, in ranking: RankedEntries<Entry>, mostOfAGroup most: Int
    ) async -> [RankedEntries<Entry>.Found] {
        await withTaskExecutorPreference(worker) { await Self.find(typed, ranking, most) }
    }

    @concurrent
    private static func rank(
        _ entries: @Sendable () -> [Entry], _ append: @Sendable (Entry, inout RankedEntries<Entry>) -> Void
    ) async -> RankedEntries<Entry> {
        var ranking = RankedEntries<Entry>()
        for (number, entry) in entries().enumerated() {
            // Nobody wants it any more: it goes here, and not where keys are heard.
            if number % 512 == 0, Task.isCancelled { return RankedEntries() }
            append(entry, &ranking)
        }
        return ranking
    }

    @concurrent
    private static func find(
        _ typed: String, _ ranking: RankedEntries<Entry>, _ most: Int
    ) async -> [RankedEntries<Entry>.Found] {
        ranking.found(by: typed, mostOfAGroup: most)
    }
}

import Browsing

/// What a text finds among entries that are gathered in steps: what takes no time is found while the rest is still gathered.
@MainActor
final class EntrySearch<Entry: Sendable> {
    private enum Work { case gather, rank, letGo }

    enum State {
        /// Results are still those of an earlier text.
        case outdated
        /// There may be more, and better, results once all is gathered.
        case partial
        /// All is gathered, and these are the results.
        case complete
    }

    typealias Append = @Sendable (Entry, inout RankedEntries<Entry>) -> Void
    /// Fetches what is needed, and returns how entries are made of it; that runs off the main actor.
    typealias Step = @MainActor () async -> @Sendable () -> [Entry]

    /// Set by the owner, which it should hold weakly: something else was found.
    var didRank: (@MainActor () -> Void)?
    /// The best first; nothing for a blank text.
    private(set) var found: [RankedEntries<Entry>.Found] = []
    private(set) var state = State.complete
    /// What is found need not wait for what is gathered meanwhile, elsewhere.
    private let worker: any TaskExecutor
    private let most: Int
    private let append: Append
    private let scope = TaskScope<Work>()
    /// Nil until the first step is done.
    private var entries: RankedEntries<Entry>?
    private var isGathered = false
    /// The entries that came beside the steps.
    private var others: [Entry] = []
    private var text = ""

    /// - Parameters:
    ///   - worker: where entries are looked through.
    ///   - most: so many of a group are found, and no more.
    ///   - append: adds an entry to those that are looked through.
    init(worker: any TaskExecutor, mostOfAGroup most: Int, append: @escaping Append) {
        (self.worker, self.most, self.append) = (worker, most, append)
    }

    /// What was gathered may be much: to let go of it takes time, elsewhere than where keys are heard.
    isolated deinit {
        guard let gathered = entries.map(GatheredEntries.init) else { return }
        entries = nil
        scope.begin(.letGo) { await gathered.letGo() }
    }

    /// - Parameter steps: each has all entries of those before it.
    func gather(_ steps: [Step]) {
        scope.start(.gather) { [weak self, append] in
            for (number, step) in steps.enumerated() {
                let make = await step()
                let entries = await withTaskExecutorPreference(globalConcurrentExecutor) {
                    await Self.ranked(make, append)
                }
                guard !Task.isCancelled else { return }
                self?.take(entries, isLast: number == steps.count - 1)
            }
        }
    }

    func look(for text: String) {
        self.text = text
        rank()
    }

    /// It is found from now on.
    func add(_ entry: Entry) {
        others.append(entry)
        guard var entries else { return }
        // So that nothing is copied.
        self.entries = nil
        append(entry, &entries)
        self.entries = entries
    }

    private var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    private func take(_ entries: RankedEntries<Entry>, isLast: Bool) {
        var entries = entries
        for entry in others { append(entry, &entries) }
        (self.entries, isGathered) = (entries, isLast)
        if !isBlank { rank() }
    }

    private func rank() {
        scope.cancel(.rank)
        guard !isBlank else { return take([], .complete) }
        state = .outdated
        guard let entries else { return }
        scope.start(.rank) { [weak self, worker, text, most, isGathered] in
            let found = await withTaskExecutorPreference(worker) { await Self.found(by: text, in: entries, most) }
            if !Task.isCancelled { self?.take(found, isGathered ? .complete : .partial) }
        }
    }

    private func take(_ found: [RankedEntries<Entry>.Found], _ state: State) {
        (self.found, self.state) = (found, state)
        didRank?()
    }
}

extension EntrySearch {
    /// - Returns: none for a task that was cancelled.
    @concurrent
    nonisolated private static func ranked(
        _ entries: @Sendable () -> [Entry], _ append: Append
    ) async -> RankedEntries<Entry> {
        var ranked = RankedEntries<Entry>()
        for (number, entry) in entries().enumerated() {
            // Nobody wants it any more: it goes here, and not where keys are heard.
            if number % 512 == 0, Task.isCancelled { return RankedEntries() }
            append(entry, &ranked)
        }
        return ranked
    }

    /// The best first.
    @concurrent
    nonisolated private static func found(
        by text: String, in entries: RankedEntries<Entry>, _ mostOfAGroup: Int
    ) async -> [RankedEntries<Entry>.Found] {
        entries.found(by: text, mostOfAGroup: mostOfAGroup)
    }
}

/// Sole owner of the entries, so that releasing them happens off the main actor.
private actor GatheredEntries<Entry: Sendable> {
    private var entries: RankedEntries<Entry>?

    init(_ entries: RankedEntries<Entry>) {
        self.entries = entries
    }

    func letGo() {
        entries = nil
    }
}

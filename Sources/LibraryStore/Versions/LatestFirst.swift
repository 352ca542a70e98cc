extension LibraryVersion {
    /// The version that finds the latest entries, and counts those that are wanted, without a look at all of them: for the first screen
    /// of a large library.
    static let latestFirst = LibraryVersion(
        step: """
            CREATE INDEX entry_added ON entry (added);
            CREATE INDEX standing_wanted ON standing (entry) WHERE state = 'want';
            """,
        form: .latest,
        counts: knownRemovals.counts,
        misfits: [])
}

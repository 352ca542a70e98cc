package import Entities

/// Finds out by which ids open sources know what is kept of others, and has the library store that.
package protocol AliasFinder: Sendable {
    /// Asks about one after the other, and no more once something has failed: nobody waits for it. What has an answer is
    /// not asked again.
    func findAliases(of kept: [LibrarySummary]) async
}

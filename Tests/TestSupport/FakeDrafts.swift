package import Entities
import Services
import Synchronization

/// Drafts in memory; storing fails if the test wants that.
package final class FakeDrafts: Drafts {
    private struct Contents {
        var abandoned: [Draft] = []
        var kept: [Draft] = []
        var keepCount = 0
        var failure: FolderFailure?
        var listeners: [AsyncStream<Void>.Continuation] = []
    }

    private let contents = Mutex(Contents())

    /// - Parameter abandoned: the abandoned drafts, latest first.
    package init(_ abandoned: [Draft] = []) {
        contents.withLock { $0.abandoned = abandoned }
    }

    /// The stored drafts of texts that are being written, the latest last.
    package var kept: [Draft] { contents.withLock(\.kept) }
    /// How often a draft was stored.
    package var keepCount: Int { contents.withLock(\.keepCount) }

    /// From now on storing fails with this; nil for success again.
    package func fail(_ failure: FolderFailure?) {
        contents.withLock { $0.failure = failure }
    }

    /// Simulates another process.
    package func replaceAbandoned(with drafts: [Draft]) {
        change { $0.abandoned = drafts }
    }

    package func keep(
        _ text: String, about summary: LibrarySummary, startedFrom revision: Int?, as id: Draft.ID
    ) async throws(FolderFailure) {
        let failure = contents.withLock { contents in
            if contents.failure == nil {
                contents.keepCount += 1
                contents.kept.removeAll { $0.id == id }
                contents.kept.append(
                    Draft(id: id, summary: summary, text: text, startedFrom: revision, changed: 3_000))
            }
            return contents.failure
        }
        if let failure { throw failure }
    }

    package func remove(_ id: Draft.ID) async {
        change { contents in
            contents.kept.removeAll { $0.id == id }
            contents.abandoned.removeAll { $0.id == id }
        }
    }

    package func abandoned() async -> [Draft] { contents.withLock(\.abandoned) }

    package func takeUp(_ id: Draft.ID) async -> Bool {
        var isThere = false
        change { contents in
            isThere = contents.abandoned.contains { $0.id == id }
            contents.kept += contents.abandoned.filter { $0.id == id }
            contents.abandoned.removeAll { $0.id == id }
        }
        return isThere
    }

    package func changes() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self)
        contents.withLock { $0.listeners.append(listener) }
        return stream
    }

    private func change(_ body: (inout Contents) -> Void) {
        let listeners = contents.withLock { contents in
            body(&contents)
            return contents.listeners
        }
        for listener in listeners { listener.yield() }
    }
}

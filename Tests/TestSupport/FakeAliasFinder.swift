package import Entities
import Services
import Synchronization

/// Finds nothing, and notes what it was asked about.
package final class FakeAliasFinder: AliasFinder {
    private let requests = Mutex<[[LibrarySubject]]>([])

    package init() {}

    package var asked: [[LibrarySubject]] { requests.withLock(\.self) }

    package func findAliases(of kept: [LibrarySummary]) async {
        requests.withLock { $0.append(kept.map(\.subject)) }
    }
}

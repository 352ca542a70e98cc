package import Entities
import Services
import Synchronization
import TestSupport

/// Answers when its test says so, and notes what it was asked.
package final class TitleFinderStub: TitleFinder {
    private struct State {
        var asked: [String] = []
        var atHand: [LibrarySummary] = []
        var invalidationCount = 0
        var waiting: [(text: String, source: SourceID, resume: CheckedContinuation<FoundTitles, Never>)] = []
    }

    package let catalogs = [
        SearchedCatalog(kind: .movie, source: .tmdb),
        SearchedCatalog(kind: .artist, source: .lastFM, shortestSearch: 3),
    ]
    private let state = Mutex(State())

    package init() {}

    package var asked: [String] { state.withLock(\.asked) }

    /// What it has of each kind without being asked.
    package func have(atHand items: [LibrarySummary]) { state.withLock { $0.atHand = items } }

    package func titlesAtHand(_ text: String, in catalog: SearchedCatalog) async -> [LibrarySummary] {
        state.withLock(\.atHand).filter { $0.subject.kind == catalog.kind }
    }

    package func titles(_ text: String, in catalog: SearchedCatalog) async -> FoundTitles {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.asked.append("\(catalog.source) \(text)")
                state.waiting.append((text, catalog.source, continuation))
            }
        }
    }

    package var invalidationCount: Int { state.withLock(\.invalidationCount) }

    package func invalidateCache() { state.withLock { $0.invalidationCount += 1 } }

    package func answer(_ text: String, from source: SourceID, _ found: FoundTitles) {
        let waiting = state.withLock { state in
            let place = state.waiting.firstIndex { $0.text == text && $0.source == source }
            return place.map { state.waiting.remove(at: $0) }
        }
        waiting?.resume.resume(returning: found)
    }
}

import Entities
import Synchronization
import TestSupport

/// A catalogue with a latency, measured by a clock that the test moves.
final class SlowCatalog: Sendable {
    private struct Request {
        let page: Int
        let due: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = 0
        var asked: [Int] = []
        var waiting: [Request] = []
        var mostInFlight = 0
    }

    private let count: Int
    private let latency: Int
    private let keeps: Bool
    private let state = Mutex(State())

    private static let pageSize = 20

    /// - Parameters:
    ///   - count: how many films there are.
    ///   - latency: in milliseconds.
    ///   - keeps: whether it has a cache, which answers at once.
    init(count: Int, latency: Int, keeps: Bool) {
        self.count = count
        self.latency = latency
        self.keeps = keeps
    }

    /// The numbers of the requested pages, oldest first.
    var asked: [Int] { state.withLock(\.asked) }
    var isAsked: Bool { state.withLock { !$0.waiting.isEmpty } }
    var mostInFlight: Int { state.withLock(\.mostInFlight) }

    nonisolated(nonsending) func movies(page: Int) async throws(CatalogFailure) -> Page<Movie> {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.asked.append(page)
                state.waiting.append(Request(page: page, due: state.now + latency, continuation: continuation))
                state.mostInFlight = max(state.mostInFlight, state.waiting.count)
            }
        }
        return self.page(page)
    }

    nonisolated(nonsending) func cachedMovies(page: Int) async -> Cached<Page<Movie>>? {
        guard keeps, asked.contains(page) else { return nil }
        return Cached(value: self.page(page), age: 1, isFresh: true)
    }

    /// Moves the clock. Requests that follow from an answer are made when that has come.
    @MainActor
    func advance(by milliseconds: Int) async {
        let end = state.withLock(\.now) + milliseconds
        await letWorkRun()
        while let due = nextDue(until: end) {
            due.resume()
            await letWorkRun()
        }
        state.withLock { $0.now = end }
    }

    private func nextDue(until end: Int) -> CheckedContinuation<Void, Never>? {
        state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.due <= end }) else { return nil }
            let request = state.waiting.remove(at: index)
            state.now = request.due
            return request.continuation
        }
    }

    private func page(_ number: Int) -> Page<Movie> {
        let first = (number - 1) * Self.pageSize + 1
        let last = min(number * Self.pageSize, count)
        let movies = first <= last ? [Movie].samples(first...last) : []
        return Page(items: movies, sentCount: movies.count, total: count, isLast: last == count)
    }
}

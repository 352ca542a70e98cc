package import Entities
package import Services
import Synchronization

/// Reports what a test says, and notes what it is asked.
package final class FakeSourceDirectory: SourceDirectory {
    package enum Call: Hashable, Sendable {
        case check(SourceID)
        case choose(SourceID)
        case enter(String, SourceID)
        case remove(SourceID)
    }

    private struct Contents {
        var reports: [SourceReport]
        var calls: [Call] = []
        var failure: KeyFailure?
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
        var listeners: [AsyncStream<Void>.Continuation] = []
    }

    private let contents: Mutex<Contents>

    package init(_ reports: [SourceReport] = SourceReport.samples) {
        contents = Mutex(Contents(reports: reports))
    }

    package var calls: [Call] { contents.withLock(\.calls) }

    /// From now on keys are refused with this; nil for none.
    package func fail(_ failure: KeyFailure?) {
        contents.withLock { $0.failure = failure }
    }

    /// From now on nothing is answered until `letGo`.
    package func hold() {
        contents.withLock { $0.isHeld = true }
    }

    package func letGo() {
        let held = contents.withLock { contents in
            contents.isHeld = false
            defer { contents.held = [] }
            return contents.held
        }
        for caller in held { caller.resume() }
    }

    /// Simulates that a service was asked.
    package func replace(_ reports: [SourceReport]) {
        let listeners = contents.withLock { contents in
            contents.reports = reports
            return contents.listeners
        }
        for listener in listeners { listener.yield() }
    }

    package func reports() async -> [SourceReport] { contents.withLock(\.reports) }

    package var knownReports: [SourceReport] { contents.withLock(\.reports) }

    package func check(_ source: SourceID) async {
        await note(.check(source))
    }

    package func choose(_ source: SourceID) {
        contents.withLock { $0.calls.append(.choose(source)) }
    }

    package func enterKey(_ text: String, of source: SourceID) async throws(KeyFailure) {
        await note(.enter(text, source))
        if let failure = contents.withLock(\.failure) { throw failure }
    }

    package func removeKey(of source: SourceID) async throws(KeyFailure) {
        await note(.remove(source))
        if let failure = contents.withLock(\.failure) { throw failure }
    }

    package func changes() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self)
        contents.withLock { $0.listeners.append(listener) }
        return stream
    }

    private func note(_ call: Call) async {
        await withCheckedContinuation { caller in
            let isHeld = contents.withLock { contents in
                contents.calls.append(call)
                if contents.isHeld { contents.held.append(caller) }
                return contents.isHeld
            }
            if !isHeld { caller.resume() }
        }
    }
}

extension SourceReport {
    /// A service without its key, one with a key that was entered, and what comes with the program.
    package static let samples = [
        SourceReport(source: .tmdb, kinds: [.movie], lists: [], state: .keyMissing, key: .missing),
        SourceReport(
            source: .lastFM, kinds: [.artist, .album], lists: [.artist], state: .live, lastAnswer: 1_700_000_000,
            key: .stored(ending: "cdef"), cachedBytes: 3_210_000),
        SourceReport(source: .builtIn, kinds: [.movie, .artist, .album], lists: [.movie], state: .builtIn),
    ]
}

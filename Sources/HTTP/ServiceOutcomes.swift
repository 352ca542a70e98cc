package import Entities
import Runtime
import Synchronization

/// What came of the latest request to each service in this run.
package final class ServiceOutcomes: Sendable {
    package struct Outcome: Hashable, Sendable {
        /// When the service was done with it, in seconds since 1970.
        package let at: Int
        /// Nil if it has answered.
        package let failure: CatalogFailure?

        /// From when on it takes requests again, in seconds since 1970; nil if it takes them now, or does not say.
        package var takesRequestsFrom: Int? {
            guard case .rateLimited(let seconds?) = failure else { return nil }
            return at + seconds
        }
    }

    private let outcomes = Mutex<[SourceID: Outcome]>([:])
    /// How many requests to each service wait for their answers.
    private let waiting = Mutex<[SourceID: Int]>([:])
    private let news = Broadcast<Void>(bufferingPolicy: .bufferingNewest(1))

    /// Nil for a service that was not asked.
    package subscript(source: SourceID) -> Outcome? { outcomes.withLock { $0[source] } }

    /// Whether a request to the service waits for its answer.
    package func isAsked(_ source: SourceID) -> Bool { waiting.withLock { $0[source, default: 0] > 0 } }

    /// A request to the service begins, which `end` must follow.
    package func begin(_ source: SourceID) {
        let isFirst = waiting.withLock { waiting in
            waiting[source, default: 0] += 1
            return waiting[source] == 1
        }
        if isFirst { news.tell(()) }
    }

    package func end(_ source: SourceID) {
        let isLast = waiting.withLock { waiting in
            waiting[source, default: 0] -= 1
            return waiting[source] == 0
        }
        if isLast { news.tell(()) }
    }

    /// Tells whenever there is a new outcome, or a service begins or ends to be asked. Each caller gets a stream of its own.
    package func changes() -> AsyncStream<Void> { news.listen() }

    /// - Parameters:
    ///   - failure: nil if it has answered.
    ///   - now: the time since 1970.
    package func note(_ failure: CatalogFailure?, of source: SourceID, at now: Duration) {
        let failure: CatalogFailure? =
            switch failure {
            // It has answered, though not with what was looked for.
            case .notFound: nil
            default: failure
            }
        // What nobody waited for says nothing of the service.
        guard failure != .cancelled else { return }
        outcomes.withLock { $0[source] = Outcome(at: Int(now.components.seconds), failure: failure) }
        news.tell(())
    }
}

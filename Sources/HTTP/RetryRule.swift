import Entities

/// Which failures are worth asking again after, and after how long.
///
/// Redirects are followed within one attempt, and libcurl sends a request again by itself, on a new connection, where
/// a kept one turns out to have been closed: neither is counted here.
struct RetryRule: Sendable {
    /// 0...1, to keep programs that failed together from coming back together.
    let jitter: @Sendable () -> Double

    private static let limit = 3
    private static let longestWait = 10

    /// - Parameters:
    ///   - retries: how many there were before.
    ///   - asked: the service's `Retry-After`, in seconds.
    /// - Returns: nil when the failure is to be told instead.
    func pause(after failure: CatalogFailure, retries: Int, asked: Int?) -> Duration? {
        guard retries < Self.limit, isPassing(failure) else { return nil }
        let backoff = 500 << retries
        let pause = Duration.milliseconds(backoff + Int(Double(backoff) / 2 * jitter()))
        guard let asked else { return pause }
        return asked <= Self.longestWait ? max(.seconds(asked), pause) : nil
    }

    private func isPassing(_ failure: CatalogFailure) -> Bool {
        switch failure {
        case .rateLimited, .unavailable, .connectionLost: true
        default: false
        }
    }
}

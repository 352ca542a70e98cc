import Entities

/// Which failures are retried, and after how long.
///
/// Not counted here: redirects, and requests that libcurl itself sends again because a reused connection was closed.
struct RetryRule: Sendable {
    /// 0...1, so that programs that failed at the same time do not retry at the same time.
    let jitter: @Sendable () -> Double

    /// How often one request is sent again.
    var limit = Self.usualLimit

    static let usualLimit = 3
    /// In seconds.
    static let longestWait = 10

    /// - Parameters:
    ///   - retries: how many there were before.
    ///   - asked: the value of `Retry-After`, in seconds.
    /// - Returns: nil if there is no retry and the failure is reported.
    func pause(after failure: CatalogFailure, retries: Int, asked: Int?) -> Duration? {
        guard retries < limit, isPassing(failure) else { return nil }
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

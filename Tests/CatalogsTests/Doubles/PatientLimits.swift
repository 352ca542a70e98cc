import HTTP

extension CurlLimits {
    /// For servers of tests, which answer late where much else runs: only an answer that never comes is too late.
    static let patient = CurlLimits(connectingMilliseconds: 120_000, totalMilliseconds: 120_000)
}

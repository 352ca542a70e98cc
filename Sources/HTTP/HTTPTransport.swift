package import Entities

/// One exchange: sends a request and returns the answer, whatever its status, without redirects or retries.
///
/// There is no cache at this level: only after decoding is it known whether an answer is worth storing, and for how
/// long. See `CatalogAnswers`.
package protocol HTTPTransport: Sendable {
    /// Throws why no answer came; `.cancelled` at once when the task is cancelled.
    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse
}

package import Entities

/// One exchange: a request out, an answer back, whatever its status; no redirect followed, nothing retried.
///
/// Nothing is kept at this level: only who has read an answer knows whether it was worth keeping, and for how long.
/// See `CatalogAnswers`.
package protocol HTTPTransport: Sendable {
    /// Throws why no answer came; `.cancelled` at once when the task is cancelled.
    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse
}

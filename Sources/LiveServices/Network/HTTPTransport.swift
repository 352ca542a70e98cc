import Entities

/// One exchange: a request out, an answer back, whatever its status; no redirect followed, nothing retried.
///
/// A cache of answers on disk would be a transport too: one that looks into its files, adds `If-None-Match`,
/// turns a 304 into the stored answer, and stands between `HTTPClient` and `CurlTransport`. Headers (`maxAge`,
/// `eTag`) come up unchanged for that, and `HTTPRequest.description` is the key to file under. What has been
/// decoded is remembered above, in the catalogues' `MemoryCache`.
protocol HTTPTransport: Sendable {
    /// Throws why no answer came; `.cancelled` at once when the task is cancelled.
    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse
}

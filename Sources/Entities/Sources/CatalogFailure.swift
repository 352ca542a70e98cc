/// Why a catalogue could not answer. Causes are separate cases because their remedies differ; `Wording` makes the
/// sentences for people. No payload ever holds a key or a URL's query.
package enum CatalogFailure: Error, Hashable, Sendable {
    /// The machine has no way to the network at all.
    case offline
    /// The program was started without the network: nobody is asked.
    case startedOffline
    case hostNotFound(host: String)
    case connectionRefused(host: String)
    /// The connection broke before the answer was whole.
    case connectionLost(host: String)
    /// The peer could not prove who it is, or no common protocol was found.
    case untrusted(host: String)
    /// Nothing came within the time allowed.
    case timedOut(host: String)
    /// The host answers with a redirect that would leave https, or carry a key to another host.
    case redirectRefused(SourceID, host: String)
    /// Its redirects do not end.
    case redirectsInCircles(SourceID, host: String)

    case keyRejected(SourceID)
    case keySuspended(SourceID)

    case notFound
    /// The service asks for fewer requests; nil if it does not say for how long.
    case rateLimited(retryAfterSeconds: Int?)
    /// HTTP 5xx, or the service's own word that it is down for now.
    case unavailable(status: Int)
    /// Any other refusal, in the service's own words.
    case refused(status: Int, message: String?)
    /// An answer came, but it is not what the service promises: HTML, truncated, of wrong types.
    case unreadable(status: Int)
    case tooLarge(limitInBytes: Int)
    /// The library that speaks HTTP is not installed.
    case networkLibraryMissing(name: String)
    /// The request was withdrawn; nobody waits for its answer.
    case cancelled
}

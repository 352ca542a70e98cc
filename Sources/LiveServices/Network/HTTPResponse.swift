import FoundationEssentials

/// An answer, whole, of any status.
struct HTTPResponse: Sendable {
    let status: Int
    let headers: HTTPHeaders
    /// Unzipped.
    let body: Data
    /// Seconds since 1970, by this machine's clock.
    let receivedAt: Int

    var isSuccess: Bool { (200...299).contains(status) }

    /// How long the service asks to be left alone. A date is read against the service's own `Date`, so that a
    /// clock that is wrong here does no harm.
    var retryAfterSeconds: Int? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = Int(text) { return max(0, seconds) }
        let sentAt = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? receivedAt
        return HTTPDate(text).map { max(0, $0.secondsSince1970 - sentAt) }
    }
}

package import FoundationEssentials

/// An answer, whole, of any status.
package struct HTTPResponse: Sendable {
    package let status: Int
    package let headers: HTTPHeaders
    /// Decompressed.
    package let body: Data
    /// Seconds since 1970, by this machine's clock.
    package let receivedAt: Int

    package init(status: Int, headers: HTTPHeaders, body: Data, receivedAt: Int) {
        self.status = status
        self.headers = headers
        self.body = body
        self.receivedAt = receivedAt
    }

    package var isSuccess: Bool { (200...299).contains(status) }

    /// How long the service asks to wait. A date is compared with the service's own `Date`, so that a wrong local clock
    /// does not matter.
    package var retryAfterSeconds: Int? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = Int(text) { return max(0, seconds) }
        let sentAt = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? receivedAt
        return HTTPDate(text).map { max(0, $0.secondsSince1970 - sentAt) }
    }
}

package import Entities
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

    /// What its status says of a request that failed, where the service has no codes of its own for that.
    /// - Parameter message: the service's own words, for a refusal that nothing else is known of.
    package func failure(saying message: String?) -> CatalogFailure {
        switch status {
        case 404: .notFound
        case 429: .rateLimited(retryAfterSeconds: retryAfterSeconds)
        case 500...: .unavailable(status: status)
        default: .refused(status: status, message: message)
        }
    }

    /// Whether it asks for a proof of the password, and would not take the password itself.
    package var wantsDigest: Bool {
        let challenges = (headers["www-authenticate"] ?? "").lowercased()
        return status == 401 && challenges.contains("digest ") && !challenges.contains("basic ")
    }

    /// How long the service asks to wait, at most a day: nobody waits longer before asking whether that still holds. A date
    /// is compared with the service's own `Date`, so that a wrong local clock does not matter.
    package var retryAfterSeconds: Int? {
        guard let text = headers["retry-after"], let seconds = seconds(in: text) else { return nil }
        return min(max(0, seconds), 86_400)
    }

    /// Nil for what is neither a number nor a date.
    private func seconds(in text: String) -> Int? {
        if let number = Int(text) { return number }
        // A number may have more digits than an integer.
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return .max }
        let sentAt = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? receivedAt
        return HTTPDate(text).map { $0.secondsSince1970 - sentAt }
    }
}

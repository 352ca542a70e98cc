package import Entities
import HTTP

/// How long answers of a kind are fresh, and whose quota they count against.
package struct CachePolicy: Hashable, Sendable {
    package let quota: CacheQuota
    /// The longest time, and the default if the service sends none or `heedsService` is false.
    package let longest: Duration
    /// Whether the service's own `max-age` may shorten it.
    package let heedsService: Bool

    package init(quota: CacheQuota, longest: Duration, heedsService: Bool) {
        self.quota = quota
        self.longest = longest
        self.heedsService = heedsService
    }

    /// How long an answer is fresh after it was received.
    func lifetime(by headers: HTTPHeaders) -> Duration {
        guard heedsService, let maxAge = headers.maxAge else { return longest }
        return min(.seconds(max(0, max(0, maxAge) - max(0, headers.age))), longest)
    }
}

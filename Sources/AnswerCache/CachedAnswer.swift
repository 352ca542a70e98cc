import FoundationEssentials
import HTTP

/// An answer as the disk has it. Times are since 1970.
struct CachedAnswer: Hashable, Sendable {
    let body: Data
    let entityTag: EntityTag?
    /// When the body came.
    let storedAt: Duration
    /// When the service last said that it holds.
    let validatedAt: Duration
    /// How long after that it is taken for fresh.
    let lifetime: Duration

    /// The terms of TMDB allow six months, whether asked again in between or not.
    static let ceiling = Duration.seconds(180 * 24 * 3_600)

    /// Whether it may be used at all. One from the future may: rather that clock was wrong, or this one is.
    func isUsable(at now: Duration) -> Bool {
        now - storedAt < Self.ceiling
    }

    /// The same answer, of which the service has said now that it holds. The ceiling is not raised by that; but what
    /// came from the future is counted from now, or it would never reach it.
    func renewed(at now: Duration, lifetime: Duration) -> CachedAnswer {
        CachedAnswer(
            body: body, entityTag: entityTag, storedAt: min(storedAt, now), validatedAt: now, lifetime: lifetime)
    }

    /// How much longer no request is needed; zero or less for a stale one, and for one from the future.
    func remainingLifetime(at now: Duration, by policy: CachePolicy) -> Duration {
        now < validatedAt ? .zero : validatedAt + min(lifetime, policy.longest) - now
    }
}

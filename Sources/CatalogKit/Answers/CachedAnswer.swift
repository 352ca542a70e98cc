package import FoundationEssentials
package import HTTP

/// An answer as it is stored on disk. Times are since 1970.
package struct CachedAnswer: Hashable, Sendable {
    package let body: Data
    package let entityTag: EntityTag?
    /// When the body came.
    let storedAt: Duration
    /// When the service last sent or confirmed it.
    let validatedAt: Duration
    /// How long after that it is fresh.
    let lifetime: Duration

    /// Services' terms allow six months at most, even if the answer was confirmed in between.
    static let ceiling = Duration.seconds(180 * 24 * 3_600)

    /// Whether it may be used at all. One from the future may: some clock was wrong.
    func isUsable(at now: Duration) -> Bool {
        now - storedAt < Self.ceiling
    }

    /// This answer after the service has confirmed it. That does not extend the longest time it may be used; but for an answer from
    /// the future that time starts now, since it would never end otherwise.
    func renewed(at now: Duration, lifetime: Duration) -> CachedAnswer {
        CachedAnswer(
            body: body, entityTag: entityTag, storedAt: min(storedAt, now), validatedAt: now, lifetime: lifetime)
    }

    /// How much longer it is fresh; zero or less if it is stale, or from the future.
    package func remainingLifetime(at now: Duration, by policy: CachePolicy) -> Duration {
        now < validatedAt ? .zero : validatedAt + min(lifetime, policy.longest) - now
    }
}

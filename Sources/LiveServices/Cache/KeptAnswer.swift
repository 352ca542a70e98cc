import FoundationEssentials

/// An answer as the disk has it. Times are since 1970.
struct KeptAnswer: Hashable, Sendable {
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

    /// Whether it may be used at all: neither too old, nor of a clock that was wrong by more than a day.
    func isUsable(at now: Duration) -> Bool {
        now - storedAt < Self.ceiling && storedAt - now < .seconds(24 * 3_600)
    }

    /// How much longer no request is needed; zero or less for a stale one, and for one from the future.
    func remainingLifetime(at now: Duration, by rule: KeepingRule) -> Duration {
        now < validatedAt ? .zero : validatedAt + min(lifetime, rule.longest) - now
    }
}

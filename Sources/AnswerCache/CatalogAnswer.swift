package import Entities

/// What a service has said, and for how long that needs no asking again.
package struct CatalogAnswer<Value: Sendable>: Sendable {
    package let value: Value
    /// When the service last said so; since 1970.
    package let validatedAt: Duration
    /// How much longer it is fresh, from when it was read; zero for a stale one.
    package let lifetime: Duration

    package var isFresh: Bool { lifetime > .zero }

    package func cached(at now: Duration) -> Cached<Value> {
        Cached(value: value, age: max(0, Int((now - validatedAt).components.seconds)), isFresh: isFresh)
    }
}

extension MemoryCache {
    /// As long as it is fresh; what is not does not take the place of what may be.
    package func remember<Answered>(_ answer: CatalogAnswer<Answered>, for key: Key)
    where Value == CatalogAnswer<Answered> {
        if answer.isFresh { store(answer, for: key, lifetime: answer.lifetime) }
    }
}

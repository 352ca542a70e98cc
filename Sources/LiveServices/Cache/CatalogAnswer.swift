import Entities
import Services

/// What a service has said, and for how long that needs no asking again.
struct CatalogAnswer<Value: Sendable>: Sendable {
    let value: Value
    /// When the service last said so; since 1970.
    let validatedAt: Duration
    /// How much longer it is fresh, from when it was read; zero for a stale one.
    let lifetime: Duration

    var isFresh: Bool { lifetime > .zero }

    func kept(at now: Duration) -> Kept<Value> {
        Kept(value: value, age: max(0, Int((now - validatedAt).components.seconds)), isFresh: isFresh)
    }
}

extension MemoryCache {
    /// As long as it is fresh; what is not does not take the place of what may be.
    func remember<Answered>(_ answer: CatalogAnswer<Answered>, for key: Key) where Value == CatalogAnswer<Answered> {
        if answer.isFresh { store(answer, for: key, lifetime: answer.lifetime) }
    }
}

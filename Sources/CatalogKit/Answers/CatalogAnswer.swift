package import Entities

/// A value read from an answer, and how long it stays fresh.
package struct CatalogAnswer<Value: Sendable>: Sendable {
    package let value: Value
    /// When the service last gave or confirmed it; since 1970.
    package let validatedAt: Duration
    /// How long it stays fresh, counted from when it was read; zero if it is stale.
    package let lifetime: Duration

    package var isFresh: Bool { lifetime > .zero }

    /// A part of it, or something that follows from it.
    package func map<Part>(_ part: (Value) -> Part) -> CatalogAnswer<Part> {
        CatalogAnswer<Part>(value: part(value), validatedAt: validatedAt, lifetime: lifetime)
    }

    /// This answer with another one added to it: as old as the older one of the two, and stale where the other one is missing.
    package func adding<Part, Whole>(
        _ part: CatalogAnswer<Part>?, _ add: (Value, Part?) -> Whole
    ) -> CatalogAnswer<Whole> {
        CatalogAnswer<Whole>(
            value: add(value, part?.value), validatedAt: min(validatedAt, part?.validatedAt ?? validatedAt),
            lifetime: min(lifetime, part?.lifetime ?? .zero))
    }

    package func cached(at now: Duration) -> Cached<Value> {
        Cached(value: value, age: max(0, Int((now - validatedAt).components.seconds)), isFresh: isFresh)
    }
}

extension MemoryCache {
    /// Stores it while it is fresh. A stale value does not replace one that may be fresh.
    package func remember<Answered>(_ answer: CatalogAnswer<Answered>, for key: Key)
    where Value == CatalogAnswer<Answered> {
        if answer.isFresh { store(answer, for: key, lifetime: answer.lifetime) }
    }
}

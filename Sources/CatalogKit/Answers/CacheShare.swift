/// What the store has of one source.
package struct CacheShare: Hashable, Sendable {
    /// How many of its answers have content: pictures that are known to be missing have none.
    package let count: Int
    /// On disk, with what the store needs for it.
    package let bytes: Int
    /// When the source sent or confirmed the answer that has waited longest since then, in seconds since 1970.
    package let oldest: Int
    /// When the source last sent or confirmed an answer that is there, in seconds since 1970.
    package let latest: Int
}

extension CacheShare {
    /// The share of several sources together; nil for none.
    package static func sum(_ shares: some Collection<CacheShare>) -> CacheShare? {
        guard let oldest = shares.map(\.oldest).min(), let latest = shares.map(\.latest).max() else { return nil }
        return CacheShare(
            count: shares.reduce(0) { $0 + $1.count }, bytes: shares.reduce(0) { $0 + $1.bytes }, oldest: oldest,
            latest: latest)
    }
}

/// Which artists, in which order.
package enum ArtistQuery: Hashable, Sendable {
    /// The most listened-to first, as far as the source counts.
    case mostListened
}

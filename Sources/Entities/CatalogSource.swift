/// Where a catalogue's data come from.
package enum CatalogSource: Hashable, Sendable {
    case builtIn
    case tmdb
    case lastFM
}

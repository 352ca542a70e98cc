/// Where a catalogue's data come from, by the name that is stored. Names that this version does not know, written by a
/// later version or another program, are kept like any other.
package struct CatalogSource: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension CatalogSource {
    package static let builtIn = CatalogSource(rawValue: "builtin")
    package static let tmdb = CatalogSource(rawValue: "tmdb")
    package static let lastFM = CatalogSource(rawValue: "lastfm")

    /// Whether this version has such a catalogue.
    package var isKnown: Bool { [.builtIn, .tmdb, .lastFM].contains(self) }
}

extension CatalogSource: CustomStringConvertible {
    package var description: String { rawValue }
}

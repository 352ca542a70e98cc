/// Where something comes from, by the name that is stored. Names that this version does not know, written by a later
/// version or another program, are kept like any other.
package struct SourceID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension SourceID {
    package static let builtIn = SourceID(rawValue: "builtin")
    package static let tmdb = SourceID(rawValue: "tmdb")
    package static let lastFM = SourceID(rawValue: "lastfm")

    /// Whether this version has such a catalogue.
    package var isKnown: Bool { [.builtIn, .tmdb, .lastFM].contains(self) }
}

extension SourceID: CustomStringConvertible {
    package var description: String { rawValue }
}

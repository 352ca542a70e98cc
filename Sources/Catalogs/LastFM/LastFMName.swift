import LenientJSON

/// Names that Last.fm's listeners have never given.
enum LastFMName {
    /// Nil for the names that stand for none. Any other is kept to the byte: it is what Last.fm goes by.
    static func read(_ name: String) -> String? {
        ["(null)", "[unknown]"].contains(name) ? nil : name.nilIfEmpty
    }
}

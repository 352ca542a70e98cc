import LenientJSON

/// Recognises names that are not real ones.
enum LastFMName {
    /// Nil for names that mean "unknown". Others are kept unchanged, byte for byte, since Last.fm identifies by name.
    static func read(_ name: String) -> String? {
        ["(null)", "[unknown]"].contains(name) ? nil : name.nilIfEmpty
    }
}

/// An artist as the list shows it: ready words, in the reader's locale.
struct ArtistRow: Hashable {
    let name: String
    /// With their unit; nil where the catalogue does not count.
    let listeners: String?
    let plays: String?
}

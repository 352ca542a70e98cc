import Presentation

/// An artist as the list shows it, formatted for the user's locale.
struct ArtistRow: Hashable {
    let name: String
    /// What stands under each heading; nil where it is not known of this artist.
    let figures: [String?]
    var marks = Marks()
}

import Presentation

/// An artist as the list shows it, formatted for the user's locale.
struct ArtistRow: Hashable {
    let name: String
    /// Nil if the catalogue has no counts.
    let listeners: String?
    let plays: String?
    var marks = Marks()
}

/// The headings of the columns of counts.
struct ArtistHeadings: Hashable {
    let listeners: String
    let plays: String
}

import Presentation

/// An artist as the list shows it: ready words, in the reader's locale.
struct ArtistRow: Hashable {
    let name: String
    /// Nil where the catalogue does not count.
    let listeners: String?
    let plays: String?
    var marks = Marks()
}

/// What stands above the columns of counts.
struct ArtistHeadings: Hashable {
    let listeners: String
    let plays: String
}

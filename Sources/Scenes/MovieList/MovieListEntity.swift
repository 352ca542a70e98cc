import Presentation

/// A film as the list shows it: ready words, in the reader's language and locale.
struct MovieRow: Hashable {
    let title: String
    /// Nil where the date is not known.
    let year: String?
    /// Nil where nobody has voted.
    let rating: String?
    var marks = Marks()
}

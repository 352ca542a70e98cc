import Presentation

/// A film as the list shows it, formatted for the user's locale.
struct MovieRow: Hashable {
    let title: String
    /// Nil if the date is unknown.
    let year: String?
    /// Nil without votes.
    let rating: String?
    var marks = Marks()
}

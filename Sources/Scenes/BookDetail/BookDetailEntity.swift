import Entities
import Presentation

/// What the screen shows at one moment.
struct BookDetailState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Nil if nothing is known of the book yet.
    var content: BookDetailContent?
    /// Nil where the terminal shows no pictures.
    var picture: PictureState?
    /// Stands below the content, or in its place: loading, or a failure.
    var message: Message?
    /// The failure after which a refresh tries again; nil if nothing has failed.
    var failure: CatalogFailure?
    var isLoading = false
    var hasSiblings = false
    var hasPage = false
    /// Whether its reader has written it down.
    var isOwn = false
    /// Whether something of it is kept.
    var isKept = false
    var question: Question?
    var menu: Menu?
}

/// A book's details, formatted for the user's locale. Unknown values are nil or empty.
struct BookDetailContent: Equatable {
    struct Field: Equatable {
        let label: String
        let value: LinkedText
    }

    var title: String
    var subtitle: String?
    var authors: LinkedText?
    /// What the user has written about it.
    var notes: [LabelledNote] = []
    var description: String?
    var fields: [Field] = []
    /// What its reader has on the reading list.
    var reading: [Field] = []
    var linksLabel = ""
    var links: [LinkedText] = []
    var otherBooksLabel = ""
    var otherBooks: [LinkedText] = []
    /// Why there are none; nil where that is known, and so is whether there are any.
    var otherBooksMissing: String?
}

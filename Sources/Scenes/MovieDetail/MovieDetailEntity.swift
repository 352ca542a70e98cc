import Entities
import Presentation

/// What the screen shows at one moment.
struct MovieDetailState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Nil if nothing is known of the film yet.
    var content: MovieDetailContent?
    /// Nil where the terminal shows no pictures.
    var picture: PictureState?
    /// Stands below the content, or in its place: loading, or a failure.
    var message: Message?
    /// The failure after which a refresh tries again; nil if nothing has failed.
    var failure: CatalogFailure?
    var isLoading = false
    var hasSiblings = false
    var hasPage = false
    var hasTrailer = false
}

/// A film's details, formatted for the user's locale. Unknown values are nil or empty.
struct MovieDetailContent: Equatable {
    struct Field: Equatable {
        let label: String
        let value: LinkedText
    }

    /// Below a heading of its own, which folds.
    struct Section: Equatable {
        /// By which its fold is known.
        let name: String
        let label: String
        var isFolded = false
        /// Stands before the rows.
        var note: LinkedText?
        let rows: [Row]
    }

    struct Row: Equatable {
        let left: LinkedText
        /// Nil for a row that has the whole width.
        var right: LinkedText?
    }

    var title: String
    var originalTitle: String?
    var tagline: String?
    /// Year, runtime, genres, on one line.
    var facts: LinkedText?
    var overview: String?
    var fields: [Field] = []
    /// What the user has written about it.
    var notes: [LabelledNote] = []
    /// None is empty.
    var sections: [Section] = []
}

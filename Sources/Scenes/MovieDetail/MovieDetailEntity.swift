import Entities
import Presentation

/// What the screen shows at one moment.
struct MovieDetailState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Nil if nothing is known of the film yet.
    var content: MovieDetailContent?
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
        let value: String
    }

    struct Role: Equatable {
        let name: String
        let character: String?
    }

    struct Link: Equatable {
        let title: String
        let url: String
    }

    var title: String
    var originalTitle: String?
    var tagline: String?
    /// Year, runtime, genres, on one line.
    var facts = ""
    var overview: String?
    var fields: [Field] = []
    var castLabel = ""
    var cast: [Role] = []
    var links: [LinkGroup] = []
    var recommendationsLabel = ""
    var recommendations: [String] = []

    struct LinkGroup: Equatable {
        let label: String
        let links: [Link]
    }
}

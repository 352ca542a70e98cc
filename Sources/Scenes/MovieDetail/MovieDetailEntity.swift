import Entities
import Presentation

/// What the screen shows at one moment.
struct MovieDetailState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Nil before anything is known of the film.
    var content: MovieDetailContent?
    /// What stands below the content, or in its place: loading, or what went wrong.
    var message: Message?
    /// What to refresh is to try again; nil where nothing has failed.
    var failure: CatalogFailure?
    var isLoading = false
    var hasSiblings = false
    var hasPage = false
    var hasTrailer = false
}

/// A film in ready words, in the reader's language and locale. What is not known is nil or empty.
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

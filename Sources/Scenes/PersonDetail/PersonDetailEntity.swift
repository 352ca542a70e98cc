import Entities
import Presentation

/// What the screen shows at one moment.
struct PersonDetailState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Nil if nothing but the name is known yet.
    var content: PersonDetailContent?
    /// Stands below the content, or in its place: loading, or a failure.
    var message: Message?
    /// Nil where the terminal shows no pictures.
    var picture: PictureState?
    /// The failure after which a refresh tries again; nil if nothing has failed.
    var failure: CatalogFailure?
    var isLoading = false
    var hasPage = false
    /// Whether there are films to put in another order.
    var canSort = false
}

/// A person, formatted for the user's locale. Unknown values are nil or empty.
struct PersonDetailContent: Equatable {
    struct Field: Equatable {
        let label: String
        let value: String
    }

    struct Film: Equatable {
        let title: LinkedText
        /// What the person did for it.
        let role: LinkedText?
    }

    var name: String
    var otherNames: String?
    var fields: [Field] = []
    var biographyLabel = ""
    var biography: String?
    var knownForLabel = ""
    /// A few; empty where all films are about as few.
    var knownFor: [Film] = []
    var filmsLabel = ""
    var films: [Film] = []
    /// That the films are only found by the name; nil where they are known.
    var filmsNote: String?
    var linksLabel = ""
    var links: [LinkedText] = []
}

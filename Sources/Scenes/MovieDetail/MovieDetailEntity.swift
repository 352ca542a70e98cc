import Entities

/// The sections of a film's page, by the names that their folds are known by.
enum MovieDetailSection: String {
    case cast, offers, similar, trailers, releases, production, keywords, links
}

extension MovieDetail {
    /// The address of the first trailer.
    var trailer: String? { trailers.first?.url }
}

package import Entities

/// The environment variables that say how a live source is reached: the settings read them, and sentences name them.
package enum SourceVariable {
    package static let tmdbKey = "TMDB_API_KEY"
    package static let lastFMKey = "LASTFM_API_KEY"
    package static let tmdbURL = "MATINEE_TMDB_URL"
    package static let lastFMURL = "MATINEE_LASTFM_URL"
    package static let tmdbPages = "MATINEE_TMDB_PAGES"
}

extension CatalogSource {
    /// The environment variable that holds the source's key; empty for those that need none, as the built-in one.
    package var keyVariable: String {
        switch self {
        case .tmdb: SourceVariable.tmdbKey
        case .lastFM: SourceVariable.lastFMKey
        default: ""
        }
    }

    /// The environment variable that holds the source's address where that is not its usual one; empty for
    /// those that have none.
    var addressVariable: String {
        switch self {
        case .tmdb: SourceVariable.tmdbURL
        case .lastFM: SourceVariable.lastFMURL
        default: ""
        }
    }
}

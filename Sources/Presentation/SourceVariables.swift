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
    /// The environment variable that holds the source's key; empty for the built-in one, which needs none.
    package var keyVariable: String {
        switch self {
        case .tmdb: SourceVariable.tmdbKey
        case .lastFM: SourceVariable.lastFMKey
        case .builtIn: ""
        }
    }

    /// The environment variable that holds the source's address where that is not its usual one; empty for the
    /// built-in one, which has none.
    var addressVariable: String {
        switch self {
        case .tmdb: SourceVariable.tmdbURL
        case .lastFM: SourceVariable.lastFMURL
        case .builtIn: ""
        }
    }
}

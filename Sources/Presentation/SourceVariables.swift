package import Entities

/// The environment variables of the live sources: the settings read them, and messages name them.
package enum SourceVariable {
    package static let tmdbKey = "TMDB_API_KEY"
    package static let lastFMKey = "LASTFM_API_KEY"
    package static let tmdbURL = "MATINEE_TMDB_URL"
    package static let lastFMURL = "MATINEE_LASTFM_URL"
    package static let tmdbPages = "MATINEE_TMDB_PAGES"
}

extension SourceID {
    /// The environment variable with the source's key; empty for sources that need none.
    package var keyVariable: String {
        switch self {
        case .tmdb: SourceVariable.tmdbKey
        case .lastFM: SourceVariable.lastFMKey
        default: ""
        }
    }

    /// The environment variable with another address for the source; empty for sources without a network address.
    var addressVariable: String {
        switch self {
        case .tmdb: SourceVariable.tmdbURL
        case .lastFM: SourceVariable.lastFMURL
        default: ""
        }
    }
}

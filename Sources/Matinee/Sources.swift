import BuiltIn
import Cinemeta
import Deezer
import LastFM
import OpenLibrary
import PokeAPI
import Sourcing
import TMDB

extension SourceRegistry {
    /// The one list of all sources, the preferred ones first.
    static let standard = SourceRegistry([
        TMDBSource(), LastFMSource(), CinemetaSource(), DeezerSource(), OpenLibrarySource(), PokeAPISource(),
        BuiltInSource(),
    ])
}

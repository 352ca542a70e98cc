package import CatalogKit
import Catalogs

extension SourceRegistry {
    /// The one list of all sources, the preferred ones first.
    package static let standard = SourceRegistry([
        TMDBSource(), LastFMSource(), CinemetaSource(), DeezerSource(), OpenLibrarySource(), PokeAPISource(),
        BuiltInSource(),
    ])
}

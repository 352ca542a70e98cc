import Browsing
import CatalogKit
import CommandLine
import Entities
import MovieDetail
import MovieList
import Navigation
import Services

extension FilmKind: ShownKind {
    @MainActor
    func list(
        _ query: MovieQuery?, of source: any MovieCatalog, in navigator: any Navigator,
        leadingTo destinations: Destinations
    ) -> any Screen {
        MovieListBuilder(catalog: source, context: destinations.context).build(
            query, navigator: navigator, destinations: destinations)
    }

    @MainActor
    func detail(of item: LibrarySummary, by destinations: Destinations) -> (any Screen)? {
        item.subject.movie.map { destinations.movieDetail($0, siblings: nil) }
    }
}

extension Destinations: MovieListDestinations, MovieDetailDestinations {
    func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen {
        guard let catalog: any MovieCatalog = root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return MovieDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}

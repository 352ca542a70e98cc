import Browsing
import CatalogKit
import Entities
import MovieDetail
import MovieList
import Navigation
import Services

struct FilmKind: CatalogKind {
    let topic = "films"
    let section = SectionDescriptor(
        id: SectionID(rawValue: "movies"), name: LocalizedText(english: "Movies", german: "Filme", spanish: "Cine"))

    func catalog(_ source: any MovieCatalog) -> any Catalog { source }

    func query(_ refinement: Refinement, today: CalendarDate) -> MovieQuery {
        var query = MovieQuery(refinement)
        query.day = today
        return query
    }

    func page(
        _ number: Int, _ query: MovieQuery, of source: any MovieCatalog
    ) async throws(CatalogFailure) -> Page<Movie> {
        try await source.movies(query, page: number)
    }

    func cachedPage(_ number: Int, _ query: MovieQuery, of source: any MovieCatalog) async -> Cached<Page<Movie>>? {
        await source.cachedMovies(query, page: number)
    }

    func found(_ item: Movie) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }

    func ask(_ item: Movie, of source: any MovieCatalog) async throws(CatalogFailure) -> Picture? {
        let known = source.peek(item.id)?.detail
        let detail = if let known { known } else { try await source.movie(item.id) }
        return detail.item.picture ?? item.picture
    }

    func isKept(_ item: Movie, at source: any MovieCatalog) async -> Bool? {
        if source.peek(item.id)?.detail != nil { return true }
        return await source.cachedMovie(item.id)?.isFresh
    }

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

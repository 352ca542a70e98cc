package import Entities
package import Services

package struct FilmKind: DetailKind {
    package let topic = "films"
    package let section = SectionDescriptor(
        id: SectionID(rawValue: "movies"), name: LocalizedText(english: "Movies", german: "Filme", spanish: "Cine"))

    package init() {}

    package func lists(_ source: any MovieCatalog) -> any ListCatalog<Movie, MovieQuery> { source.lists }

    package func details(_ source: any MovieCatalog) -> any DetailCatalog<MovieDetail> { source.details }

    package func id(of subject: LibrarySubject) -> MovieID? { subject.movie }

    package func query(_ refinement: Refinement, today: CalendarDate) -> MovieQuery {
        var query = MovieQuery(refinement)
        query.day = today
        return query
    }

    package func found(_ item: Movie) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }

    /// What a list has said of a film may be all that there is to know.
    package func ask(_ item: Movie, of source: any MovieCatalog) async throws(CatalogFailure) -> Picture? {
        let known = source.peek(item.id)?.detail
        let detail = if let known { known } else { try await source.detail(of: item.id) }
        return detail.item.picture ?? item.picture
    }

    package func isKept(_ item: Movie, at source: any MovieCatalog) async -> Bool? {
        if source.peek(item.id)?.detail != nil { return true }
        return await source.cachedDetail(of: item.id)?.isFresh
    }
}

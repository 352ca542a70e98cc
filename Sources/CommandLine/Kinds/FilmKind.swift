import CatalogKit
package import Entities
package import Services

package struct FilmKind: CatalogKind {
    package let topic = "films"
    package let section = SectionDescriptor(
        id: SectionID(rawValue: "movies"), name: LocalizedText(english: "Movies", german: "Filme", spanish: "Cine"))

    package init() {}

    package func catalog(_ source: any MovieCatalog) -> any Catalog { source }

    package func query(_ refinement: Refinement, today: CalendarDate) -> MovieQuery {
        var query = MovieQuery(refinement)
        query.day = today
        return query
    }

    package func page(
        _ number: Int, _ query: MovieQuery, of source: any MovieCatalog
    ) async throws(CatalogFailure) -> Page<Movie> {
        try await source.page(number, of: query)
    }

    package func cachedPage(_ number: Int, _ query: MovieQuery, of source: any MovieCatalog) async -> Cached<
        Page<Movie>
    >? {
        await source.cachedPage(number, of: query)
    }

    package func found(_ item: Movie) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }

    package func ask(_ item: Movie, of source: any MovieCatalog) async throws(CatalogFailure) -> Picture? {
        let known = source.peek(item.id)?.detail
        let detail = if let known { known } else { try await source.detail(of: item.id) }
        return detail.item.picture ?? item.picture
    }

    package func keptPicture(of subject: LibrarySubject, at source: any MovieCatalog) async -> Picture? {
        guard let id = subject.movie else { return nil }
        if let known = source.peek(id)?.item.picture { return known }
        return await source.cachedDetail(of: id)?.value.item.picture
    }

    package func isKept(_ item: Movie, at source: any MovieCatalog) async -> Bool? {
        if source.peek(item.id)?.detail != nil { return true }
        return await source.cachedDetail(of: item.id)?.isFresh
    }
}

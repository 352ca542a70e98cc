package import Entities
import Services

/// Cinemeta knows people by their names alone: what a search for a name finds is all that it has of somebody.
extension CinemetaCatalog: PersonCatalog {
    package func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail {
        guard let question = films(of: id) else { throw .notFound }
        return detail(of: id, from: try await page(1, of: question))
    }

    /// Nothing is kept but the search itself.
    package func peek(_ id: PersonID) -> PersonDetail? { nil }

    package func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>? {
        guard let question = films(of: id), let page = await cachedPage(1, of: question) else { return nil }
        return Cached(value: detail(of: id, from: page.value), age: page.age, isFresh: page.isFresh)
    }

    private func films(of id: PersonID) -> MovieQuery? {
        id.item.source == source ? id.name.map { MovieQuery(text: $0) } : nil
    }

    private func detail(of id: PersonID, from page: Page<Movie>) -> PersonDetail {
        var detail = PersonDetail(id: id, name: id.name ?? "")
        detail.areFilmsFoundByName = true
        detail.films = page.items.map { film in
            let known = peek(film.id)?.detail
            let isDirector = known?.directors.contains { $0.id == id } == true
            return FilmCredit(movie: known?.movie ?? film, jobs: isDirector ? [.director] : [])
        }
        return detail
    }
}

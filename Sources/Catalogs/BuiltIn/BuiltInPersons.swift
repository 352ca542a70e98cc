package import Entities
import Services

/// People are known by their names, and by the films that they made or play in.
extension BuiltInMovieCatalog: PersonCatalog {
    package func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail {
        guard let detail = peek(id) else { throw .notFound }
        return detail
    }

    /// Reads the films that name somebody. Nil for somebody whom none of them names.
    package func peek(_ id: PersonID) -> PersonDetail? {
        guard id.item.source == source, let name = id.name else { return nil }
        let lines = Set(films.lines(having: name, between: BuiltInFilm.edges))
        var detail = PersonDetail(id: id, name: name)
        detail.films = BuiltInRanking.films.filter { BuiltInLines.line(of: $0).map(lines.contains) == true }
            .compactMap { film in films.film(film)?.credit(of: name, in: film) }
        return detail.films.isEmpty ? nil : detail
    }

    package func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>? { nil }
}

extension BuiltInFilm {
    /// Nil for somebody whom the film does not name.
    fileprivate func credit(of name: String, in id: MovieID) -> FilmCredit? {
        let role = cast.first { $0.name == name }
        let hasDirected = directors.contains(name)
        guard role != nil || hasDirected else { return nil }
        return FilmCredit(
            movie: summary.movie(id), character: role?.character, jobs: hasDirected ? [.director] : [])
    }
}

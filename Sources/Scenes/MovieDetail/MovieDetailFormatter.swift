import Entities
import Presentation

/// Formats a film.
struct MovieDetailFormatter {
    let wording: Wording

    /// The content from a list's data, while the details are loading.
    func content(of movie: Movie) -> MovieDetailContent {
        var content = MovieDetailContent(title: movie.title, originalTitle: movie.originalTitle)
        content.facts = movie.released.map { String($0.year) } ?? ""
        content.fields = ratingFields(movie.rating)
        return content
    }

    func content(of detail: MovieDetail) -> MovieDetailContent {
        var content = content(of: detail.movie)
        content.tagline = detail.tagline
        content.facts = facts(of: detail)
        content.overview = detail.overview
        content.fields = fields(of: detail)
        content.castLabel = wording.cast
        content.cast = detail.cast.map { .init(name: $0.name, character: $0.character) }
        content.links = [(wording.trailers, detail.trailers), (wording.links, detail.links)]
            .filter { !$0.1.isEmpty }
            .map { .init(label: $0.0, links: $0.1.map { .init(title: $0.title, url: $0.url) }) }
        content.recommendationsLabel = wording.recommendations
        content.recommendations = detail.recommendations.map(\.titleAndYear)
        return content
    }

    private func facts(of detail: MovieDetail) -> String {
        let year = detail.movie.released.map { String($0.year) }
        let runtime = detail.runtimeInMinutes.map { wording.runtime($0) }
        let genres = detail.genres.isEmpty ? nil : detail.genres.joined(separator: ", ")
        return [year, runtime, genres].compactMap(\.self).joined(separator: " · ")
    }

    private func fields(of detail: MovieDetail) -> [MovieDetailContent.Field] {
        let languages = detail.spokenLanguages.map { wording.format.language($0) }
        let released = detail.movie.released.flatMap { $0.monthAndDay == nil ? nil : wording.format.long($0) }
        return [
            (wording.directedBy, detail.directors.isEmpty ? nil : detail.directors.joined(separator: ", ")),
            (wording.released, released),
            (wording.certification, detail.certification),
            (wording.languages, languages.isEmpty ? nil : languages.joined(separator: ", ")),
        ].compactMap { label, value in value.map { .init(label: label, value: $0) } }
            + ratingFields(detail.movie.rating)
    }

    private func ratingFields(_ rating: Rating?) -> [MovieDetailContent.Field] {
        guard let rating else { return [] }
        let votes = rating.votes.map { wording.votes(wording.format.grouped($0)) }
        let value = [wording.format.rating(rating.average), votes].compactMap(\.self).joined(separator: " · ")
        return [.init(label: wording.rating, value: value)]
    }
}

extension Movie {
    fileprivate var titleAndYear: String {
        released.map { "\(title) (\($0.year))" } ?? title
    }
}

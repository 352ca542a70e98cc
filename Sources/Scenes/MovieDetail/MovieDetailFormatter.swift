import Entities
import Presentation

/// Formats a film.
struct MovieDetailFormatter {
    let wording: Wording

    /// The content from a list's data, while the details are loading.
    func content(of movie: Movie) -> MovieDetailContent {
        var content = MovieDetailContent(title: movie.title, originalTitle: movie.originalTitle)
        content.facts = movie.released.map { LinkedText(String($0.year)) }
        content.fields = [(wording.rating, movie.rating.map(rating))].compactMap(field)
        return content
    }

    func content(of detail: MovieDetail) -> MovieDetailContent {
        var content = content(of: detail.movie)
        content.tagline = detail.tagline
        content.facts = facts(of: detail)
        content.overview = detail.overview
        content.fields = fields(of: detail)
        content.sections = sections(of: detail)
        return content
    }

    private func facts(of detail: MovieDetail) -> LinkedText? {
        let source = detail.movie.id.item.source
        let year = detail.movie.released.map { date in
            let years = FilterCondition.range(FilterRange(date.year...date.year))
            return LinkedText(String(date.year), .movies(MovieQuery(filters: [.years: years]), source))
        }
        let runtime = detail.runtimeInMinutes.map { LinkedText(wording.runtime($0)) }
        let genres = detail.genres.map { genre in
            let isOfGenre = FilterCondition.only(genre.key, name: genre.name)
            return LinkedText(genre.name ?? genre.key, .movies(MovieQuery(filters: [.genre: isOfGenre]), source))
        }.joined(separator: ", ")
        return [year, runtime, genres].compactMap(\.self).joined(separator: " · ")
    }

    private func fields(of detail: MovieDetail) -> [MovieDetailContent.Field] {
        let languages = detail.spokenLanguages.map { wording.format.language($0) }
        let released = detail.movie.released.flatMap { $0.monthAndDay == nil ? nil : wording.format.long($0) }
        return [
            (wording.directedBy, detail.directors.map(\.linkedText).joined(separator: ", ")),
            (wording.released, released.map { LinkedText($0) }),
            (wording.certification, detail.certification.map { LinkedText($0) }),
            (wording.languages, languages.isEmpty ? nil : LinkedText(languages.joined(separator: ", "))),
            (wording.rating, detail.movie.rating.map(rating)),
            (wording.film.series, detail.series.map { series($0, detail.movie.id.item.source) }),
        ].compactMap(field)
    }

    private func series(_ series: FilterValue, _ source: SourceID) -> LinkedText {
        let name = series.name ?? series.key
        return LinkedText(name, .movies(MovieQuery(filters: [.series: .only(series.key, name: name)]), source))
    }

    private func field(_ label: String, _ value: LinkedText?) -> MovieDetailContent.Field? {
        value.map { .init(label: label, value: $0) }
    }

    private func rating(_ rating: Rating) -> LinkedText {
        let votes = rating.votes.map { wording.votes(wording.format.count($0)) }
        return LinkedText([wording.format.rating(rating.average), votes].compactMap(\.self).joined(separator: " · "))
    }
}

/// What is below headings, in the order in which readers need it.
extension MovieDetailFormatter {
    private typealias Section = MovieDetailContent.Section
    private typealias Row = MovieDetailContent.Row

    private func sections(of detail: MovieDetail) -> [MovieDetailContent.Section] {
        [
            Section(name: "cast", label: wording.cast, rows: detail.cast.map(row)),
            offers(detail.offers),
            Section(
                name: "similar", label: wording.recommendations,
                rows: detail.recommendations.map { Row(left: LinkedText($0.titleAndYear, .movie($0.id))) }),
            Section(name: "trailers", label: wording.trailers, rows: detail.trailers.map { Row(left: $0.linkedText) }),
            Section(
                name: "releases", label: wording.film.releases, isFolded: true, rows: detail.releases.map(row)),
            Section(name: "production", label: wording.film.production, isFolded: true, rows: production(of: detail)),
            Section(
                name: "keywords", label: wording.film.keywords, isFolded: true,
                rows: detail.keywords.map { Row(left: LinkedText($0)) }),
            Section(name: "links", label: wording.links, rows: detail.links.map { Row(left: $0.linkedText) }),
        ].compactMap(\.self).filter { !$0.rows.isEmpty }
    }

    private func row(_ member: CastMember) -> MovieDetailContent.Row {
        Row(left: member.person.linkedText, right: member.character.map { LinkedText($0) })
    }

    /// `Germany  February 14, 2013 · 16`
    private func row(_ release: FilmRelease) -> MovieDetailContent.Row {
        let facts = [wording.format.long(release.date), release.certification].compactMap(\.self)
        return Row(
            left: LinkedText(wording.format.country(release.country)), right: LinkedText(facts.joined(separator: " · "))
        )
    }

    private func offers(_ offers: WatchOffers?) -> MovieDetailContent.Section? {
        guard let offers else { return nil }
        let words = wording.film
        let rows = [
            (words.subscription, offers.subscription), (words.free, offers.free), (words.withAds, offers.withAds),
            (words.rent, offers.rent), (words.buy, offers.buy),
        ].filter { !$0.1.isEmpty }.map { Row(left: LinkedText($0), right: LinkedText($1.joined(separator: ", "))) }
        return Section(
            name: "offers", label: words.offers(wording.format.country(offers.country)),
            note: LinkedText(words.offersSource, offers.page.map { .page($0) }), rows: rows)
    }

    private func production(of detail: MovieDetail) -> [MovieDetailContent.Row] {
        let words = wording.film
        func list(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ", ") }
        func dollars(_ amount: Int) -> String { words.dollars(wording.format.grouped(amount)) }
        return [
            (words.companies, list(detail.companies)),
            (words.countries, list(detail.countries.map(wording.format.country))),
            (words.budget, detail.budget.map(dollars)), (words.revenue, detail.revenue.map(dollars)),
        ].compactMap { label, value in value.map { Row(left: LinkedText(label), right: LinkedText($0)) } }
    }
}

extension Person {
    fileprivate var linkedText: LinkedText { LinkedText(name, id.map { .person($0, name) }) }
}

extension Movie {
    fileprivate var titleAndYear: String {
        released.map { "\(title) (\($0.year))" } ?? title
    }
}

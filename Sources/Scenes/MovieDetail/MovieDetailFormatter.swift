import Entities
import Presentation

/// Formats a film.
struct MovieDetailFormatter {
    let wording: Wording

    /// The content from a list's data, while the details are loading.
    func content(of movie: Movie, notes: [LabelledNote] = []) -> DetailContent {
        DetailContent(
            title: movie.title, secondTitle: movie.originalTitle,
            facts: movie.released.map { LinkedText(String($0.year)) },
            parts: .fields(.known([(wording.rating, movie.rating.map(rating))])) + .notes(notes))
    }

    func content(of detail: MovieDetail, notes: [LabelledNote] = []) -> DetailContent {
        DetailContent(
            title: detail.movie.title, secondTitle: detail.movie.originalTitle, facts: facts(of: detail),
            parts: [detail.tagline.map { .text($0, .accent) }, detail.overview.map { .prose($0) }].compactMap(\.self)
                + .fields(fields(of: detail)) + .notes(notes) + .sections(sections(of: detail)))
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

    private func fields(of detail: MovieDetail) -> [DetailContent.Field] {
        let languages = detail.spokenLanguages.map { wording.format.language($0) }
        let released = detail.movie.released.flatMap { $0.monthAndDay == nil ? nil : wording.format.long($0) }
        return .known([
            (wording.directedBy, detail.directors.map(\.linkedText).joined(separator: ", ")),
            (wording.released, released.map { LinkedText($0) }),
            (wording.certification, detail.certification.map { LinkedText($0) }),
            (wording.languages, languages.map { LinkedText($0) }.joined(separator: ", ")),
            (wording.rating, detail.movie.rating.map { LinkedText(rating($0)) }),
            (wording.film.series, detail.series.map { series($0, detail.movie.id.item.source) }),
        ])
    }

    private func series(_ series: FilterValue, _ source: SourceID) -> LinkedText {
        let name = series.name ?? series.key
        return LinkedText(name, .movies(MovieQuery(filters: [.series: .only(series.key, name: name)]), source))
    }

    private func rating(_ rating: Rating) -> String {
        let votes = rating.votes.map { wording.votes(wording.format.count($0)) }
        return [wording.format.rating(rating.average), votes].compactMap(\.self).joined(separator: " · ")
    }
}

/// What is below headings, in the order in which readers need it.
extension MovieDetailFormatter {
    private typealias Row = DetailSection.Row

    private func sections(of detail: MovieDetail) -> [DetailSection?] {
        let words = wording.film
        return [
            section(.cast, wording.cast, detail.cast.map(row)),
            detail.offers.flatMap(offers),
            section(
                .similar, wording.recommendations,
                detail.recommendations.map { Row(LinkedText($0.titleAndYear, .movie($0.id))) }),
            section(.trailers, wording.trailers, detail.trailers.map { Row($0.linkedText) }),
            section(.releases, words.releases, isFolded: true, detail.releases.map(row)),
            section(.production, words.production, isFolded: true, production(of: detail)),
            section(.keywords, words.keywords, isFolded: true, detail.keywords.map { Row(LinkedText($0)) }),
            section(.links, wording.links, detail.links.map { Row($0.linkedText) }),
        ]
    }

    private func section(
        _ section: MovieDetailSection, _ label: String, isFolded: Bool = false, _ rows: [DetailSection.Row]
    ) -> DetailSection {
        DetailSection(section.rawValue, label, isFolded: isFolded, .rows(rows))
    }

    private func row(_ member: CastMember) -> DetailSection.Row {
        Row(member.person.linkedText, member.character.map { LinkedText($0) })
    }

    /// `Germany  February 14, 2013 · 16`
    private func row(_ release: FilmRelease) -> DetailSection.Row {
        let facts = [wording.format.long(release.date), release.certification].compactMap(\.self)
        return Row(LinkedText(wording.format.country(release.country)), LinkedText(facts.joined(separator: " · ")))
    }

    private func offers(_ offers: WatchOffers) -> DetailSection? {
        let words = wording.film
        let rows = [
            (words.subscription, offers.subscription), (words.free, offers.free), (words.withAds, offers.withAds),
            (words.rent, offers.rent), (words.buy, offers.buy),
        ].filter { !$0.1.isEmpty }.map { Row(LinkedText($0), LinkedText($1.joined(separator: ", "))) }
        return DetailSection(
            MovieDetailSection.offers.rawValue, words.offers(wording.format.country(offers.country)),
            note: LinkedText(words.offersSource, offers.page.map { .page($0) }), .rows(rows))
    }

    private func production(of detail: MovieDetail) -> [DetailSection.Row] {
        let words = wording.film
        func list(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ", ") }
        func dollars(_ amount: Int) -> String { words.dollars(wording.format.grouped(amount)) }
        return [
            (words.companies, list(detail.companies)),
            (words.countries, list(detail.countries.map(wording.format.country))),
            (words.budget, detail.budget.map(dollars)), (words.revenue, detail.revenue.map(dollars)),
        ].compactMap { label, value in value.map { Row(LinkedText(label), LinkedText($0)) } }
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

import Entities
import Presentation

/// Formats a film.
struct MovieDetailFormatter {
    let wording: Wording

    /// The content from a list's data, while the details are loading.
    func content(of movie: Movie, kept: KeptWords = KeptWords()) -> DetailContent {
        var content = DetailContent(
            title: movie.title, secondTitle: movie.originalTitle,
            facts: movie.released.map { LinkedText(String($0.year)) }, parts: .kept(kept))
        content.score = movie.rating.map(score)
        return content
    }

    func content(of detail: MovieDetail, kept: KeptWords = KeptWords()) -> DetailContent {
        var content = content(of: detail.movie)
        content.facts = facts(of: detail)
        content.people = wording.film.people(detail.directors.map(\.name), detail.cast.map(\.person.name))
        content.chips = DetailContent.Chips(detail.genres.map { linked($0, .genre, of: detail) })
        let texts: [DetailContent.Part?] = [
            detail.tagline.map { .text(LinkedText($0), .accent) }, detail.overview.map { .prose($0) },
        ]
        content.parts =
            texts.compactMap(\.self) + .fields(fields(of: detail)) + .kept(kept) + .sections(sections(of: detail))
        return content
    }

    private func facts(of detail: MovieDetail) -> LinkedText? {
        let source = detail.movie.id.item.source
        let year = detail.movie.released.map { date in
            let years = FilterCondition.range(FilterRange(date.year...date.year))
            return LinkedText(String(date.year), .movies(MovieQuery(filters: [.years: years]), source))
        }
        let runtime = detail.runtimeInMinutes.map { LinkedText(wording.runtime($0)) }
        let certification = detail.certification.map { LinkedText($0.contains(where: \.isLetter) ? $0 : $0 + "+") }
        return [year, runtime, certification].compactMap(\.self).joined(separator: " · ")
    }

    /// What leads to all films of which that is true too.
    private func linked(_ value: FilterValue, _ filter: QueryFilter, of detail: MovieDetail) -> LinkedText {
        let name = value.name ?? value.key
        let query = MovieQuery(filters: [filter: .only(value.key, name: name)])
        return LinkedText(name, .movies(query, detail.movie.id.item.source))
    }

    private func fields(of detail: MovieDetail) -> [DetailContent.Field] {
        let languages = detail.spokenLanguages.map { wording.format.language($0) }
        let released = detail.movie.released.flatMap { $0.monthAndDay == nil ? nil : wording.format.long($0) }
        return .known([
            (wording.directedBy, detail.directors.map(\.linkedText).joined(separator: ", ")),
            (wording.released, released.map { LinkedText($0) }),
            (wording.languages, languages.map { LinkedText($0) }.joined(separator: ", ")),
            (wording.film.series, detail.series.map { linked($0, .series, of: detail) }),
        ])
    }

    private func score(_ rating: Rating) -> DetailContent.Score {
        .init(
            wording.rating, wording.format.rating(rating.average), of: wording.format.grouped(10),
            votes: rating.votes.map { wording.votes(wording.format.count($0)) }, share: rating.average / 10)
    }
}

/// What is below headings, in the order in which readers need it.
extension MovieDetailFormatter {
    private typealias Row = DetailSection.Row

    private func sections(of detail: MovieDetail) -> [DetailSection?] {
        let words = wording.film
        return [
            section(.cast, wording.cast, detail.cast.map(row), .pairs),
            detail.offers.flatMap(offers),
            section(
                .similar, wording.recommendations,
                detail.recommendations.map { Row(LinkedText($0.titleAndYear, .movie($0.id)), picture: $0.picture) },
                .posters),
            section(.trailers, wording.trailers, detail.trailers.map { Row($0.linkedText) }),
            section(.releases, words.releases, isFolded: true, detail.releases.map(row)),
            section(.production, words.production, isFolded: true, production(of: detail)),
            section(.keywords, words.keywords, isFolded: true, detail.keywords.map { Row(LinkedText($0)) }),
            section(.links, wording.links, detail.links.map { Row($0.linkedText) }),
        ]
    }

    private func section(
        _ section: MovieDetailSection, _ label: String, isFolded: Bool = false, _ rows: [DetailSection.Row],
        _ arrangement: DetailSection.Arrangement = .table
    ) -> DetailSection {
        DetailSection(section.rawValue, label, isFolded: isFolded, .rows(rows, arrangement))
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

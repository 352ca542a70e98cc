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
        content.people = wording.people(detail.directors.map(\.name), detail.cast.map(\.person.name))
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
        // A number is an age: 16 is shown as 16+. Letters are a class, as PG-13.
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
    private func sections(of detail: MovieDetail) -> [DetailSection?] {
        let words = wording.film
        return [
            section(.cast, named: wording.cast, rows: detail.cast.map(row), arranged: .pairs),
            detail.offers.flatMap(offers),
            section(
                .similar, named: wording.recommendations, rows: detail.recommendations.map(row), arranged: .posters),
            section(.trailers, named: wording.trailers, rows: detail.trailers.map { DetailSection.Row($0.linkedText) }),
            section(.releases, named: words.releases, rows: detail.releases.map(row), isFolded: true),
            section(.production, named: words.production, rows: production(of: detail), isFolded: true),
            section(
                .keywords, named: words.keywords, rows: detail.keywords.map { DetailSection.Row(LinkedText($0)) },
                isFolded: true),
            section(.links, named: wording.links, rows: detail.links.map { DetailSection.Row($0.linkedText) }),
        ]
    }

    private func section(
        _ section: MovieDetailSection, named label: String, rows: [DetailSection.Row],
        arranged arrangement: DetailSection.Arrangement = .table, isFolded: Bool = false
    ) -> DetailSection {
        DetailSection(section.rawValue, label, isFolded: isFolded, .rows(rows, arrangement))
    }

    /// `Yi Yi (2000)`
    private func row(_ movie: Movie) -> DetailSection.Row {
        let title = movie.released.map { "\(movie.title) (\($0.year))" } ?? movie.title
        return DetailSection.Row(LinkedText(title, .movie(movie.id)), picture: movie.picture)
    }

    private func row(_ member: CastMember) -> DetailSection.Row {
        DetailSection.Row(member.person.linkedText, member.character.map { LinkedText($0) })
    }

    /// `Germany  February 14, 2013 · 16`
    private func row(_ release: FilmRelease) -> DetailSection.Row {
        let facts = [wording.format.long(release.date), release.certification].compactMap(\.self)
        return DetailSection.Row(
            LinkedText(wording.format.country(release.country)), LinkedText(facts.joined(separator: " · ")))
    }

    private func offers(_ offers: WatchOffers) -> DetailSection? {
        let words = wording.film
        let rows = [
            (words.subscription, offers.subscription), (words.free, offers.free), (words.withAds, offers.withAds),
            (words.rent, offers.rent), (words.buy, offers.buy),
        ].filter { !$0.1.isEmpty }.map { DetailSection.Row(LinkedText($0), LinkedText($1.joined(separator: ", "))) }
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
        ].compactMap { label, value in value.map { DetailSection.Row(LinkedText(label), LinkedText($0)) } }
    }
}

extension Person {
    fileprivate var linkedText: LinkedText { LinkedText(name, id.map { .person($0, name) }) }
}

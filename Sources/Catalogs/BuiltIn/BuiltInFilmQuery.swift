import Entities

/// A query of the built-in films, but for the words of a search.
struct BuiltInFilmQuery {
    private let query: MovieQuery

    /// - Parameter query: as the catalogue can answer it.
    init(_ query: MovieQuery) {
        self.query = query
    }

    /// Whether every film belongs to it, in the order of their ranks.
    var isAll: Bool { query.refinement == Refinement() }

    /// Whether it passes all filters.
    func lets(_ film: BuiltInFilm) -> Bool {
        query[.years]?.range?.contains(film.summary.date?.year) != false
            && query[.runtime]?.range?.contains(film.runtime) != false
            && query[.genre]?.choices?.admits(film.genreValues.map(\.key)) != false
            && query[.language]?.choices?.admits(film.languages) != false
            && query[.person]?.choices?.admits(film.people, inAnySpelling: true) != false
    }

    /// - Parameter films: by rank, which decides between equal ones. What does not have what is sorted by comes last.
    func sorted<ID>(_ films: [(id: ID, film: BuiltInFilm)]) -> [(id: ID, film: BuiltInFilm)] {
        switch query.sort {
        case .date: sorted(films, ascends: false, by: \.summary.date)
        case .runtime: sorted(films, ascends: false, by: \.runtime)
        case .title: sorted(films, ascends: true) { $0.summary.title.folded }
        default: query.isReversed ? films.reversed() : films
        }
    }

    private func sorted<ID, Key: Comparable>(
        _ films: [(id: ID, film: BuiltInFilm)], ascends: Bool, by key: (BuiltInFilm) -> Key?
    ) -> [(id: ID, film: BuiltInFilm)] {
        let keyed = films.enumerated().map { (place: $0.offset, key: key($0.element.film), film: $0.element) }
        return keyed.sorted { left, right in
            guard let leftKey = left.key, let rightKey = right.key, leftKey != rightKey else {
                return (left.key == nil ? 1 : 0, left.place) < (right.key == nil ? 1 : 0, right.place)
            }
            return (leftKey < rightKey) == (ascends != query.isReversed)
        }.map(\.film)
    }
}

extension BuiltInFilm {
    /// In each language that it has one in.
    var titles: String { [summary.title, summary.originalTitle].compactMap(\.self).joined(separator: "\n") }

    /// Directors first.
    var people: [String] { directors + cast.map(\.name) }

    var genreValues: [FilterValue] {
        genres.map { FilterValue(FilmGenre(englishName: $0)?.rawValue ?? $0, name: $0) }
    }
}

extension FilterChoices {
    /// Whether all that must be there are among these, and none of the others.
    func admits(_ keys: [String], inAnySpelling isAny: Bool = false) -> Bool {
        func form(_ key: String) -> String { isAny ? key.folded : key }
        let keys = Set(keys.map(form))
        return with.allSatisfy { keys.contains(form($0.key)) } && !without.contains { keys.contains(form($0.key)) }
    }
}

extension FilterRange {
    /// What is not known is in no range.
    func contains(_ number: Int?) -> Bool {
        number.map { contains(Double($0)) } ?? false
    }
}

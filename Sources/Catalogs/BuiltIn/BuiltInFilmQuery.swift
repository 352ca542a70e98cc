import Entities

/// A query of the built-in films.
struct BuiltInFilmQuery {
    private let query: MovieQuery
    private let words: [String]

    init(_ query: MovieQuery) {
        self.query = query
        words = (query.text ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether every film belongs to it, in the order of their ranks.
    var isAll: Bool {
        words.isEmpty && query.released == nil && query.genre == nil && query.language == nil
            && !Self.orders.contains(query.sort)
    }

    private static let orders: Set<ListSort> = [.newest, .oldest, .title]

    /// A film whose day is not known belongs to a range that contains the first day of its year. All words of a search
    /// are in the title or the original title.
    func includes(_ film: BuiltInFilm) -> Bool {
        let titles = [film.summary.title, film.summary.originalTitle ?? ""].map { $0.lowercased() }
        return words.allSatisfy { word in titles.contains { $0.contains(word) } }
            && (query.released.map { range in film.summary.date.map(range.contains) ?? false } ?? true)
            && (query.genre.map { film.fields.genres?.contains($0) ?? false } ?? true)
            && (query.language.map { film.fields.languages?.contains($0) ?? false } ?? true)
    }

    /// - Parameter films: by rank, which decides between equal ones. Films without a date come last.
    func sorted<ID>(_ films: [(ID, BuiltInFilm)]) -> [(ID, BuiltInFilm)] {
        func sorted(_ comes: (_ left: BuiltInFilm, _ right: BuiltInFilm) -> Bool) -> [(ID, BuiltInFilm)] {
            films.enumerated().sorted { left, right in
                if comes(left.element.1, right.element.1) { return true }
                return !comes(right.element.1, left.element.1) && left.offset < right.offset
            }.map(\.element)
        }
        func order(_ isBefore: (CalendarDate, CalendarDate) -> Bool) -> [(ID, BuiltInFilm)] {
            sorted { left, right in
                guard let left = left.summary.date else { return false }
                return right.summary.date.map { isBefore(left, $0) } ?? true
            }
        }
        switch query.sort {
        case .newest: return order(>)
        case .oldest: return order(<)
        case .title: return sorted { $0.summary.title.lowercased() < $1.summary.title.lowercased() }
        default: return films
        }
    }
}

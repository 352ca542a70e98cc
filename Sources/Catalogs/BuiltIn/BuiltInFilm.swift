import Entities

/// A line of films.txt.
struct BuiltInFilm {
    struct Actor {
        let name: String
        let character: String?
    }

    /// The fields that lists need.
    struct Summary {
        /// How many they are, at the beginning of the line.
        static let fieldCount = 3

        let title: String
        let originalTitle: String?
        let released: String?

        /// - Parameter fields: the first of a line; nil where there are too few.
        init?(fields: [String]) {
            guard fields.count >= Self.fieldCount else { return nil }
            title = fields[0]
            released = fields[1].unlessEmpty
            originalTitle = fields[2].unlessEmpty
        }

        func movie(_ id: MovieID) -> Movie {
            Movie(
                id: id, title: title, originalTitle: originalTitle,
                released: date, rating: nil)
        }

        var date: CalendarDate? { released.flatMap { CalendarDate(iso8601: $0) } }
    }

    /// What a name stands between, or a genre.
    static let edges = BuiltInLines.Edges(before: ["\t", "|"], behind: ["\t", "|", "="])

    let summary: Summary
    let runtime: Int?
    let genres: [String]
    let directors: [String]
    let cast: [Actor]
    /// Their codes.
    let languages: [String]
    let overview: String?

    /// - Parameter fields: those of a line; nil where there are others than nine.
    init?(fields: [String]) {
        guard fields.count == 9, let summary = Summary(fields: fields) else { return nil }
        self.summary = summary
        runtime = Int(fields[3])
        genres = Self.parts(of: fields[4])
        directors = Self.parts(of: fields[5])
        cast = Self.parts(of: fields[6]).map { part in
            let parts = part.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
            return Actor(
                name: parts.first.map { String(Substring($0)) } ?? part,
                character: parts.count > 1 ? String(Substring(parts[1])) : nil)
        }
        languages = Self.parts(of: fields[7])
        overview = fields[8].unlessEmpty
    }

    private static func parts(of field: String) -> [String] {
        field.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    }

    func detail(_ id: MovieID) -> MovieDetail {
        var detail = MovieDetail(movie: summary.movie(id))
        detail.runtimeInMinutes = runtime
        detail.genres = genres.map { FilterValue(FilmGenre(englishName: $0)?.rawValue ?? $0, name: $0) }
        detail.directors = directors.map { Person(name: $0, id: PersonID(source: BuiltInSource.id, name: $0)) }
        detail.cast = cast.map {
            CastMember(
                name: $0.name, character: $0.character, id: PersonID(source: BuiltInSource.id, name: $0.name))
        }
        detail.overview = overview
        detail.spokenLanguages = languages
        return detail
    }
}

extension String {
    fileprivate var unlessEmpty: String? { isEmpty ? nil : self }
}

import Entities

/// A line of films.jsonl.
struct BuiltInFilm: Decodable {
    struct Actor: Decodable {
        let name: String
        let character: String?
    }

    /// The fields that lists need.
    struct Summary: Decodable {
        let title: String
        let originalTitle: String?
        let released: String?

        func movie(_ id: MovieID) -> Movie {
            Movie(
                id: id, title: title, originalTitle: originalTitle,
                released: date, rating: nil)
        }

        var date: CalendarDate? { released.flatMap { CalendarDate(iso8601: $0) } }
    }

    struct Fields: Decodable {
        let runtime: Int?
        let genres: [String]?
        let directors: [String]?
        let cast: [Actor]?
        let overview: String?
        let languages: [String]?
    }

    package let summary: Summary
    package let fields: Fields

    init(from decoder: any Decoder) throws {
        summary = try Summary(from: decoder)
        fields = try Fields(from: decoder)
    }

    func detail(_ id: MovieID) -> MovieDetail {
        var detail = MovieDetail(movie: summary.movie(id))
        detail.runtimeInMinutes = fields.runtime
        detail.genres = (fields.genres ?? []).map { FilterValue(FilmGenre(englishName: $0)?.rawValue ?? $0, name: $0) }
        detail.directors = (fields.directors ?? []).map {
            Person(name: $0, id: PersonID(source: BuiltInSource.id, name: $0))
        }
        detail.cast = (fields.cast ?? []).map {
            CastMember(
                name: $0.name, character: $0.character, id: PersonID(source: BuiltInSource.id, name: $0.name))
        }
        detail.overview = fields.overview
        detail.spokenLanguages = fields.languages ?? []
        return detail
    }
}

extension BuiltInFilm.Summary {
    /// - Parameter row: a line of films-listed.txt.
    init?(row: String) {
        let fields = row.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard fields.count == 3 else { return nil }
        self.init(
            title: fields[0], originalTitle: fields[2].isEmpty ? nil : fields[2],
            released: fields[1].isEmpty ? nil : fields[1])
    }
}

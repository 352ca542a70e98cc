import Entities

/// A line of films.jsonl.
struct BuiltInFilm: Decodable {
    struct Actor: Decodable {
        let name: String
        let character: String?
    }

    /// What lists need, which reads faster than the whole.
    struct Summary: Decodable {
        let title: String
        let originalTitle: String?
        let released: String?

        func movie(_ id: MovieID) -> Movie {
            Movie(
                id: id, title: title, originalTitle: originalTitle,
                released: released.flatMap { CalendarDate(iso8601: $0) }, rating: nil)
        }
    }

    let summary: Summary
    let runtime: Int?
    let genres: [String]?
    let directors: [String]?
    let cast: [Actor]?
    let overview: String?
    let languages: [String]?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case runtime, genres, directors, cast, overview, languages
    }

    init(from decoder: any Decoder) throws {
        summary = try Summary(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        runtime = try fields.decodeIfPresent(Int.self, forKey: .runtime)
        genres = try fields.decodeIfPresent([String].self, forKey: .genres)
        directors = try fields.decodeIfPresent([String].self, forKey: .directors)
        cast = try fields.decodeIfPresent([Actor].self, forKey: .cast)
        overview = try fields.decodeIfPresent(String.self, forKey: .overview)
        languages = try fields.decodeIfPresent([String].self, forKey: .languages)
    }

    func detail(_ id: MovieID) -> MovieDetail {
        var detail = MovieDetail(movie: summary.movie(id))
        detail.runtimeInMinutes = runtime
        detail.genres = genres ?? []
        detail.directors = directors ?? []
        detail.cast = (cast ?? []).map { CastMember(name: $0.name, character: $0.character) }
        detail.overview = overview
        detail.spokenLanguages = languages ?? []
        return detail
    }
}

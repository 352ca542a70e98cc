import Entities
import HTTP

/// The answer of /genre/movie/list.
struct TMDBGenreList: Decodable, Sendable {
    struct Genre: Decodable, Sendable {
        @Required var id: Int
        @Required var name: String
    }

    let genres: LossyList<Genre>

    /// In the language that was asked for; nil for an answer without any.
    var values: [FilterValue]? {
        let values = genres.elements.filter { $0.name.nilIfEmpty != nil }.map {
            FilterValue(TMDBGenre.key(ofNumber: $0.id), name: $0.name)
        }
        return values.isEmpty ? nil : FilterChoices(with: values).with
    }
}

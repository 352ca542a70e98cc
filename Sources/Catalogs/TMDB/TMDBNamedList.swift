import Entities
import HTTP

/// The answer of /search/person and /search/collection.
struct TMDBNamedList: Decodable, Sendable {
    let results: LossyList<TMDBNamed>

    /// The best known first; nil for an answer of which nothing can be read.
    var values: [FilterValue]? {
        let values = results.elements.compactMap(\.value)
        guard !values.isEmpty || results.sentCount == 0 else { return nil }
        return FilterChoices(with: values).with
    }
}

/// Somebody or something that TMDB knows by a number.
struct TMDBNamed: LenientlyDecodable, Sendable {
    @Required var id: Int
    @Required var name: String

    /// Nil without a name.
    var value: FilterValue? { name.nilIfEmpty.map { FilterValue(String(id), name: $0) } }
}

/// The genres of films that services agree on, by keys that do not depend on any of them.
package enum FilmGenre: String, CaseIterable, Sendable {
    case action
    case adventure
    case animation
    case biography
    case comedy
    case crime
    case documentary
    case drama
    case family
    case fantasy
    case history
    case horror
    case music
    case mystery
    case romance
    case scienceFiction = "science-fiction"
    case sport
    case televisionFilm = "tv-movie"
    case thriller
    case war
    case western

    /// In English, as catalogues have it; nil for another genre.
    package init?(englishName name: String) {
        let key = name.lowercased().split(separator: " ").joined(separator: "-")
        self.init(rawValue: key == "sci-fi" ? Self.scienceFiction.rawValue : key)
    }
}

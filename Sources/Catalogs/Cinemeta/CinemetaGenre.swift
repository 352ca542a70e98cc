import Entities

/// The genres that Cinemeta's lists can be narrowed by.
enum CinemetaGenre {
    static let all: [FilmGenre] = FilmGenre.allCases.filter { ![.music, .televisionFilm].contains($0) }

    /// In Cinemeta's words; another genre's key as it is.
    static func name(ofKey key: String) -> String {
        switch FilmGenre(rawValue: key) {
        case .scienceFiction: "Sci-Fi"
        case let genre?: genre.rawValue.prefix(1).uppercased() + genre.rawValue.dropFirst()
        case nil: key
        }
    }
}

import Entities

/// The numbers that TMDB has for genres. Of a genre that has none here the number itself is the key.
enum TMDBGenre {
    private static let numbers: [FilmGenre: Int] = [
        .action: 28, .adventure: 12, .animation: 16, .comedy: 35, .crime: 80, .documentary: 99, .drama: 18,
        .family: 10_751, .fantasy: 14, .history: 36, .horror: 27, .music: 10_402, .mystery: 9_648, .romance: 10_749,
        .scienceFiction: 878, .televisionFilm: 10_770, .thriller: 53, .war: 10_752, .western: 37,
    ]

    static let known = FilmGenre.allCases.filter { numbers[$0] != nil }.map { FilterValue($0.rawValue) }

    /// Nil for what is no genre of TMDB's.
    static func number(ofKey key: String) -> String? {
        if let genre = FilmGenre(rawValue: key) { return numbers[genre].map { String($0) } }
        return Int(key).flatMap { $0 > 0 ? String($0) : nil }
    }

    static func key(ofNumber number: Int) -> String {
        numbers.first { $0.value == number }?.key.rawValue ?? String(number)
    }
}

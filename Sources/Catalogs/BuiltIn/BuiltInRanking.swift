import CCatalogue
import Entities

/// The order in which the built-in films are listed: those first that most people know.
enum BuiltInRanking {
    /// Read at the first use, in some ten microseconds: a number at the beginning of each line.
    static let films: [MovieID] = {
        let data = matinee_films_by_popularity()
        return UnsafeBufferPointer(start: data.start, count: data.length).split(separator: UInt8(ascii: "\n"))
            .compactMap { line in
                Int(String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)).map { MovieID($0) }
            }
    }()
}

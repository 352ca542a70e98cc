import CCatalogue
import Entities

/// The order of the built-in films: the best known first.
enum BuiltInRanking {
    /// Read at the first use, which takes some ten microseconds: each line begins with its rank.
    static let films: [MovieID] = {
        let data = matinee_films_by_popularity()
        return UnsafeBufferPointer(start: data.start, count: data.length).split(separator: UInt8(ascii: "\n"))
            .compactMap { line in
                let number = String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
                return number.isEmpty ? nil : MovieID(source: BuiltInSource.id, key: number)
            }
    }()
}

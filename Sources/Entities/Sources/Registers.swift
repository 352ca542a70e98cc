/// The names of registers whose ids several sources know: one source's number of a film may stand in another's answer.
/// A register that is a source too has the name of that source.
extension SourceID {
    /// `tt0245712`
    package static let imdb = SourceID(rawValue: "imdb")
    /// The Movie Database: `20007`
    package static let movieDatabase = SourceID(rawValue: "tmdb")
    /// The numbers of editions of books, with 13 digits: `9780060929879`
    package static let isbn = SourceID(rawValue: "isbn")
    /// The numbers of all Pokémon, which every source has: `25`
    package static let nationalPokedex = SourceID(rawValue: "national-pokedex")
}

extension ItemID {
    /// IMDb's id of a title; nil for any other text, since it becomes part of addresses.
    package init?(imdb key: String) {
        let digits = key.utf8.dropFirst(2)
        guard key.hasPrefix("tt"), (1...Self.mostDigits).contains(digits.count),
            digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { return nil }
        self.init(source: .imdb, key: key)
    }

    package init(isbn: ISBN) {
        self.init(source: .isbn, key: isbn.ofThirteen)
    }

    package init(nationalPokedex number: Int) {
        self.init(source: .nationalPokedex, key: String(number))
    }

    /// Twice as long as IMDb's are now.
    private static let mostDigits = 16
}

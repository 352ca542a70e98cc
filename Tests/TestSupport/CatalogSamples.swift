package import Entities

extension CalendarDate {
    /// The day that tests use as today.
    package static let sampleToday: CalendarDate = {
        guard let day = CalendarDate(year: 2026, month: 11, day: 20) else { preconditionFailure("no such day") }
        return day
    }()

    /// The day on which the whole program's screens are recorded.
    package static let recordedDay = CalendarDate(year: 2026, month: 8, day: 1) ?? sampleToday
}

extension Movie {
    /// A film with this number, a known year, and no rating.
    package static func sample(_ number: Int, title: String? = nil, rating: Rating? = nil) -> Movie {
        Movie(
            id: MovieID(number), title: title ?? "Film \(number)", originalTitle: nil,
            released: CalendarDate(year: 1950 + number % 70), rating: rating)
    }
}

extension [Movie] {
    package static func samples(_ numbers: ClosedRange<Int>) -> [Movie] {
        numbers.map { .sample($0) }
    }
}

extension Pokemon {
    /// A species with this number, of one type.
    package static func sample(_ number: Int, name: String? = nil) -> Pokemon {
        Pokemon(id: PokemonID(number), number: number, name: name ?? "Species \(number)", types: [.water])
    }
}

extension [Pokemon] {
    package static func samples(_ numbers: ClosedRange<Int>) -> [Pokemon] {
        numbers.map { .sample($0) }
    }
}

extension PokemonDetail {
    /// Of which much is known.
    package static func sample(_ number: Int, name: String? = nil) -> PokemonDetail {
        var detail = PokemonDetail(pokemon: .sample(number, name: name))
        detail.genus = "Paper Pokémon"
        (detail.heightInDecimetres, detail.weightInHectograms) = (7, 69)
        detail.stats = [PokemonStat(name: "hp", base: 45)].compactMap(\.self)
        detail.moves = [
            PokemonMove(name: "Growl", method: "level-up", level: 4),
            PokemonMove(name: "Toxic", method: "machine", level: nil),
        ]
        return detail
    }
}

extension Book {
    /// A book with this number, by one author.
    package static func sample(_ number: Int, title: String? = nil) -> Book {
        Book(
            id: BookID(number), title: title ?? "Book \(number)", authors: ["Author \(number)"],
            firstPublished: CalendarDate(year: 1950 + number % 70), editions: number,
            rating: BookRating(average: 4.25, votes: number * 1_000))
    }
}

extension [Book] {
    package static func samples(_ numbers: ClosedRange<Int>) -> [Book] {
        numbers.map { .sample($0) }
    }
}

extension BookDetail {
    /// Of which much is known.
    package static func sample(_ number: Int, title: String? = nil) -> BookDetail {
        var detail = BookDetail(book: .sample(number, title: title))
        detail.description = "A clockmaker finds a letter."
        detail.subjects = ["Clocks", "Letters"]
        detail.pages = 604
        detail.isbns = ["9780441172719", "0306406152"].compactMap { ISBN($0) }
        detail.languages = ["en", "de"]
        detail.readers = BookReaders(wanting: 1_234, reading: 1, finished: 56)
        detail.links = [Link(title: "A site", url: "https://example.org/\(number)")]
        detail.page = "https://openlibrary.org/works/OL\(number)W"
        detail.otherBooks = [.sample(number + 1_000)]
        return detail
    }
}

extension Artist {
    package static func sample(_ number: Int) -> Artist {
        Artist(id: ArtistID(name: "Artist \(number)"), listeners: number * 1_234_567, plays: number * 98_765_432)
    }
}

extension [Artist] {
    package static func samples(_ numbers: ClosedRange<Int>) -> [Artist] {
        numbers.map { .sample($0) }
    }
}

extension Album {
    package static func sample(_ number: Int, artist: String = "Artist") -> Album {
        Album(id: AlbumID(artist: artist, title: "Album \(number)"), plays: number * 1_000)
    }
}

extension [Album] {
    package static func samples(_ numbers: ClosedRange<Int>) -> [Album] {
        numbers.map { .sample($0) }
    }
}

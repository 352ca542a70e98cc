package import Entities

extension CalendarDate {
    /// The day that tests use as today.
    package static let sampleToday: CalendarDate = {
        guard let day = CalendarDate(year: 2026, month: 11, day: 20) else { preconditionFailure("no such day") }
        return day
    }()
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

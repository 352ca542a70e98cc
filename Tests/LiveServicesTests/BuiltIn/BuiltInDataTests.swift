import CCatalogue
import Entities
import Foundation
import Testing

@testable import LiveServices

/// The data files themselves, line by line: what is wrong in them would only be seen on the screen.
struct BuiltInDataTests {
    private static let films = lines(matinee_films())
    private static let artists = lines(matinee_artists())

    private static let filmKeys: Set = [
        "title", "originalTitle", "released", "runtime", "genres", "directors", "cast", "overview", "languages",
    ]

    @Test(arguments: films.indices)
    func aFilmIsWellFormed(index: Int) throws {
        let line = Self.films[index]
        let keys = try Self.keys(of: line)
        #expect(keys.subtracting(Self.filmKeys).isEmpty)
        let film = try JSONDecoder().decode(BuiltInFilm.self, from: Data(line.utf8))
        if let released = film.summary.released { #expect(CalendarDate(iso8601: released) != nil) }
        if let overview = film.fields.overview { #expect((60...400).contains(overview.count)) }
        if let runtime = film.fields.runtime { #expect((1...900).contains(runtime)) }
        Self.expectClean(line)
    }

    @Test(arguments: artists.indices)
    func anArtistIsWellFormed(index: Int) throws {
        let line = Self.artists[index]
        #expect(try Self.keys(of: line).subtracting(["name", "tags", "albums"]).isEmpty)
        let artist = try JSONDecoder().decode(BuiltInArtist.self, from: Data(line.utf8))
        let albums = try #require(artist.albums)
        #expect(albums.count >= 3)
        #expect(Set(albums.map(\.title)).count == albums.count)
        for album in albums {
            #expect(album.tracks?.isEmpty == false)
            if let released = album.released { #expect(CalendarDate(iso8601: released) != nil) }
            #expect((album.tracks ?? []).allSatisfy { $0.duration.map { (1...7_200).contains($0) } ?? true })
        }
        Self.expectClean(line)
    }

    @Test func thereAreEnoughFilmsFromEnoughOfTheWorld() throws {
        let films = try Self.films.map { try JSONDecoder().decode(BuiltInFilm.self, from: Data($0.utf8)) }
        #expect(films.count >= 240)
        let elsewhere = films.count { $0.summary.originalTitle?.unicodeScalars.contains { $0.value > 0x36F } == true }
        #expect(elsewhere * 5 >= films.count)
    }

    @Test func noFilmIsThereTwice() throws {
        let films = try Self.films.map { try JSONDecoder().decode(BuiltInFilm.Summary.self, from: Data($0.utf8)) }
        let names = films.map { "\($0.title) \($0.released?.prefix(4) ?? "")" }
        #expect(Set(names).count == names.count)
    }

    @Test func filmsStandNewestFirst() throws {
        let films = try Self.films.map { try JSONDecoder().decode(BuiltInFilm.Summary.self, from: Data($0.utf8)) }
        let years = films.compactMap { $0.released.flatMap { Int($0.prefix(4)) } }
        #expect(years == years.sorted(by: >))
    }

    @Test func thereAreEnoughArtistsAndNoneTwice() throws {
        let names = try Self.artists.map {
            try JSONDecoder().decode(BuiltInArtist.Name.self, from: Data($0.utf8)).name
        }
        #expect(names.count >= 60)
        #expect(Set(names).count == names.count)
    }

    private static func lines(_ data: matinee_data) -> [String] {
        let bytes = UnsafeBufferPointer(start: data.start, count: data.length)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func keys(of line: String) throws -> Set<String> {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return Set(try #require(object as? [String: Any]).keys)
    }

    /// In composed form, as one types it, and without anything that moves a terminal's cursor.
    private static func expectClean(_ line: String) {
        #expect(Array(line.unicodeScalars) == Array(line.precomposedStringWithCanonicalMapping.unicodeScalars))
        #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(!line.contains("\\u00"))
    }
}

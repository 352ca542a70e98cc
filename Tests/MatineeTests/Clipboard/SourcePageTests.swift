import Entities
import Presentation
import Testing

@testable import CommandLine
@testable import Matinee

/// The pages of things, as far as their ids tell them.
struct SourcePageTests {
    private static func page(_ kind: LibrarySubject.Kind, _ source: String, _ key: String) -> String? {
        Wording.ofProgram(localeIdentifier: "C").sources.page(
            of: LibrarySubject(kind: kind, id: ItemID(source: SourceID(rawValue: source), key: key)))
    }

    @Test func filmsAndBooksHavePages() {
        #expect(Self.page(.movie, "tmdb", "25538") == "https://www.themoviedb.org/movie/25538")
        #expect(Self.page(.movie, "cinemeta", "tt0244316") == "https://www.imdb.com/title/tt0244316/")
        #expect(Self.page(.book, "openlibrary", "OL893414W") == "https://openlibrary.org/works/OL893414W")
    }

    @Test func artistsAndAlbumsHavePages() {
        func artist(_ source: String, _ name: String) -> String? {
            Self.page(.artist, source, ArtistID(source: SourceID(rawValue: source), name: name).item.key)
        }
        #expect(artist("lastfm", "Sigur Rós") == "https://www.last.fm/music/Sigur+R%C3%B3s")
        #expect(artist("lastfm", "AC/DC + more?") == "https://www.last.fm/music/AC%2FDC+%252B+more%3F")
        #expect(artist("deezer", "27") == "https://www.deezer.com/artist/27")
        let album = AlbumID(source: SourceID(rawValue: "lastfm"), artist: "Air", title: "Moon Safari")
        #expect(Self.page(.album, "lastfm", album.item.key) == "https://www.last.fm/music/Air/Moon+Safari")
        let numbered = AlbumID(source: SourceID(rawValue: "deezer"), artist: "27", title: "302127")
        #expect(Self.page(.album, "deezer", numbered.item.key) == "https://www.deezer.com/album/302127")
    }

    @Test("Keys that no source has made lead nowhere else; nor do other kinds and sources")
    func strangeKeysLeadNowhere() {
        #expect(Self.page(.movie, "tmdb", "../../x") == nil)
        #expect(Self.page(.book, "openlibrary", "OL1A") == nil)
        #expect(Self.page(.movie, "built-in", "1") == nil)
        #expect(Self.page(.movie, "later", "1") == nil)
        #expect(Self.page(.pokemon, "pokeapi", "25") == nil)
        #expect(Self.page(.album, "tmdb", "1") == nil)
    }
}

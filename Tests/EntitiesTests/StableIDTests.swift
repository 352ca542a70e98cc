import Entities
import TestSupport
import Testing

struct StableIDTests {
    private let subjects: [LibrarySubject] = [
        .movie(MovieID(603)), .movie(MovieID(603, source: .builtIn)),
        .artist(ArtistID(name: "AC/DC", mbid: "m")),
        .album(AlbumID(artist: "AC/DC", title: "100 % live")),
    ]

    @Test func idsSayThemselves() {
        #expect(MovieID(603).stableText == "tmdb/603")
        #expect(ArtistID(name: "Björk").stableText == "lastfm/Björk")
        #expect(AlbumID(artist: "Björk", title: "Debut").stableText == "lastfm/Björk/Debut")
        #expect(
            subjects.map(\.stableText) == [
                "movie/tmdb/603", "movie/builtin/603", "artist/lastfm/AC%2FDC/m", "album/lastfm/AC%2FDC/100 %25 live",
            ])
    }

    /// Texts of sessions that earlier versions have stored.
    @Test func whatEarlierVersionsWroteIsUnderstood() {
        let former = [
            ["movie(603, Entities.CatalogSource.tmdb)", "movie/tmdb/603"],
            ["movie(603, Entities.CatalogSource.builtIn)", "movie/builtin/603"],
            ["artist(AC/DC, Entities.CatalogSource.lastFM)", "artist/lastfm/AC%2FDC"],
            ["album(AC/DC: 100 % live, Entities.CatalogSource.lastFM)", "album/lastfm/AC%2FDC/100 %25 live"],
        ]
        for (index, texts) in former.enumerated() {
            for text in texts {
                #expect(subjects.map { $0.isNamed(text) } == subjects.indices.map { $0 == index })
            }
        }
        for text in ["Björk: Debut", "Björk/Debut"] {
            #expect(AlbumID(artist: "Björk", title: "Debut", mbid: "m").isNamed(text))
        }
        for text in ["AC/DC", "AC%2FDC"] { #expect(ArtistID(name: "AC/DC", mbid: "m").isNamed(text)) }
        #expect(MovieID(603).isNamed("603"))
    }

    @Test func aPlaceIsFoundWhetherOrNotTheListKnowsTheMusicBrainzID() {
        let (plain, numbered) = (ArtistID(name: "A/B"), ArtistID(name: "A/B", mbid: "m"))
        #expect(plain.isNamed(numbered.stableText) && numbered.isNamed(plain.stableText))
        #expect(!ArtistID(name: "A/B", mbid: "n").isNamed(numbered.stableText))
        #expect(!ArtistID(name: "A/B", source: .builtIn).isNamed(plain.stableText))
        let subject = LibrarySubject.album(AlbumID(artist: "A", title: "B"))
        #expect(subject.isNamed(LibrarySubject.album(AlbumID(artist: "A", title: "B", mbid: "m")).stableText))
    }

    @Test func noTwoIdsHaveOneText() {
        let names = ["", "/", "%", "%2F", "a", "a/", "/a", "a%2Fa", ":", ": ", "a: a"]
        var ids: [String: AlbumID] = [:]
        for artist in names {
            for title in names {
                let id = AlbumID(artist: artist, title: title)
                #expect(ids[id.stableText] == nil)
                ids[id.stableText] = id
            }
        }
        #expect(ids.count == names.count * names.count)
    }

    @Test func somethingOfAnUnknownKindHasATextOfItsOwn() {
        let source = SourceID(rawValue: "a/b")
        let book = LibrarySubject(kind: .init(rawValue: "book"), id: ItemID(source: source, key: "OL1/W"))
        #expect(book.stableText == "book/a%2Fb/OL1/W")
        #expect(book.isNamed(book.stableText))
        let other = LibrarySubject(
            kind: .init(rawValue: "book/a"), id: ItemID(source: .init(rawValue: "b"), key: "OL1/W"))
        #expect(other.stableText != book.stableText)
    }
}

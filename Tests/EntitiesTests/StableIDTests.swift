import Entities
import Testing

struct StableIDTests {
    private let subjects: [LibrarySubject] = [
        .movie(MovieID(603), .tmdb), .movie(MovieID(603), .builtIn),
        .artist(ArtistID(name: "AC/DC", mbid: "m"), .lastFM),
        .album(AlbumID(artist: "AC/DC", title: "100 % live"), .lastFM),
    ]

    @Test func idsSayThemselves() {
        #expect(MovieID(603).stableText == "603")
        #expect(ArtistID(name: "Björk").stableText == "Björk")
        #expect(AlbumID(artist: "Björk", title: "Debut").stableText == "Björk/Debut")
        #expect(
            subjects.map(\.stableText) == [
                "movie/tmdb/603", "movie/builtin/603", "artist/lastfm/AC%2FDC", "album/lastfm/AC%2FDC/100 %25 live",
            ])
    }

    /// Texts of sessions that earlier versions have stored.
    @Test func whatEarlierVersionsWroteIsUnderstood() {
        let former = [
            "movie(603, Entities.CatalogSource.tmdb)", "movie(603, Entities.CatalogSource.builtIn)",
            "artist(AC/DC, Entities.CatalogSource.lastFM)", "album(AC/DC: 100 % live, Entities.CatalogSource.lastFM)",
        ]
        for (index, text) in former.enumerated() {
            #expect(subjects.map { $0.isNamed(text) } == subjects.indices.map { $0 == index })
        }
        #expect(AlbumID(artist: "Björk", title: "Debut").isNamed("Björk: Debut"))
        #expect(ArtistID(name: "AC/DC").isNamed("AC/DC"))
        #expect(MovieID(603).isNamed("603"))
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

    @Test func whatIsNotUnderstoodHasATextOfItsOwnToo() {
        let subjects: [LibrarySubject] = [
            .movie(MovieID(7), .tmdb), .other(OtherSubject(kind: .movie, source: .tmdb)),
            .other(OtherSubject(kind: .movie, source: .tmdb, artist: "")),
            .other(OtherSubject(kind: .movie, source: .tmdb, album: "")),
            .other(OtherSubject(kind: .movie, source: .tmdb, artist: "a/b")),
            .other(OtherSubject(kind: .movie, source: .tmdb, artist: "a", album: "b")),
            .other(OtherSubject(kind: .movie, source: .tmdb, number: 7, artist: "a")),
            .other(OtherSubject(kind: .init(rawValue: "book"), source: .init(rawValue: "a/b"), number: 7)),
        ]
        #expect(Set(subjects.map(\.stableText)).count == subjects.count)
        #expect(subjects.last?.stableText == "book/a%2Fb/7///")
        #expect(subjects.last?.formerText == nil)
    }

    @Test func theMusicBrainzIDDoesNotTellThemApart() {
        #expect(ArtistID(name: "A", mbid: "m").stableText == ArtistID(name: "A").stableText)
    }
}

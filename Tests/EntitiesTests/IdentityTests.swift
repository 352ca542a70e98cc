import Entities
import TestSupport
import Testing

/// When two artists or two albums are the same.
struct IdentityTests {
    @Test func oneOfUnknownNumberMayBeOneThatHasANumber() {
        let (plain, numbered) = (ArtistID(name: "Low"), ArtistID(name: "Low", mbid: "7f"))
        #expect(plain != numbered)
        #expect(plain.means(numbered) && numbered.means(plain))
        #expect(numbered.means(ArtistID(name: "Low", mbid: "")))
        #expect(!plain.means(ArtistID(name: "low")))
        #expect(!plain.means(ArtistID(name: "Low", source: .builtIn)))
    }

    @Test func artistsOfOneNameAndTwoNumbersAreTwo() {
        let (one, other) = (ArtistID(name: "Low", mbid: "7f"), ArtistID(name: "Low", mbid: "80"))
        #expect(one != other)
        #expect(!one.means(other))
        #expect(one.stableText != other.stableText)
    }

    @Test func artistsOfOneNumberAndTwoNamesAreTwo() {
        #expect(!ArtistID(name: "Low", mbid: "7f").means(ArtistID(name: "High", mbid: "7f")))
    }

    @Test func anAlbumIsItsArtistAndItsTitle() {
        let plain = AlbumID(artist: "Low", title: "Hey What")
        #expect(plain.means(AlbumID(artist: "Low", title: "Hey What", mbid: "9c")))
        #expect(!plain.means(AlbumID(artist: "High", title: "Hey What")))
        #expect(!plain.means(AlbumID(artist: "Low", title: "C'mon")))
    }

    @Test func whatACatalogueAsksWithIsInTheKey() {
        for name in Self.names {
            for mbid in [nil, "", "7f/%"] {
                let artist = ArtistID(name: name, mbid: mbid)
                #expect(ArtistID(artist.item) == artist)
                for title in Self.names {
                    let album = AlbumID(artist: name, title: title, mbid: mbid)
                    #expect(AlbumID(album.item) == album)
                }
            }
        }
    }

    @Test func whatASourceKnowsByNumbersIsCalledByItsName() {
        let artist = Artist(id: ArtistID(name: "27"), name: "Daft Punk", listeners: nil, plays: nil)
        let album = Album(
            id: AlbumID(artist: "27", title: "302127"), title: "Discovery", artist: "Daft Punk", plays: nil)
        #expect(LibrarySummary(artist).title == "Daft Punk")
        #expect(LibrarySummary(album).title == "Discovery" && LibrarySummary(album).subtitle == "Daft Punk")
        #expect(album.id.item.key == "27/302127")
        #expect(Artist(id: ArtistID(name: "Air"), listeners: nil, plays: nil).name == "Air")
    }

    @Test func noTwoOfThemHaveOneKey() {
        var keys: Set<String> = []
        var count = 0
        for artist in Self.names {
            for title in Self.names {
                for mbid in [nil, "", "a", "/"] {
                    keys.insert(AlbumID(artist: artist, title: title, mbid: mbid).item.key)
                    count += 1
                }
            }
        }
        #expect(keys.count == count)
    }

    /// As files of version 2 have them, in whatever columns.
    @Test func fieldsOfEarlierVersionsMakeKeysThatSayThemAgain() {
        var keys: [String: FormerIdentity] = [:]
        for kind in ["movie", "artist", "album", "book"] {
            for number in [nil, 7, -1] {
                for artist in [nil, "", "a", "a/b"] {
                    for album in [nil, "", "=%"] {
                        for mbid in [nil, "", "m"] where kind != "movie" || mbid == nil {
                            let former = FormerIdentity(number: number, artist: artist, album: album, mbid: mbid)
                            let key = former.key(of: .init(rawValue: kind))
                            let id = ItemID(source: .tmdb, key: key)
                            #expect(FormerIdentity(of: LibrarySubject(kind: .init(rawValue: kind), id: id)) == former)
                            #expect(keys.updateValue(former, forKey: "\(kind) \(key)") == nil)
                        }
                    }
                }
            }
        }
    }

    private static let names = ["", "/", "%", "%2F", "%252F", "a", "A", "a/", "/a", "a%2Fa", ":", ": ", "a: a"]
}
